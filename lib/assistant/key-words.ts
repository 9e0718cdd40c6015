/** Words on which a rule may turn: what is one or two letters off is read as one of these. No accents. */
export const keyWords = `
bladder bowel bowels urine urinate urinating urination incontinent incontinence toilet bathroom restroom
accident accidents groin crotch saddle privates private genitals genital vagina penis testicles buttock buttocks
bottom thighs numbness tingling tingle tingly asleep feeling sensation feels erection erections orgasm sexual
weakness weaker paralyzed paralysis collapse collapsed collapsing buckling buckled clumsy stumbling tripping
balance unsteady walking sudden suddenly worse worsening spreading yesterday morning tonight
fever chills temperature confused confusion unbearable terrible horrible excruciating severe stomach
chest breathe breathing breath heart attack stroke droopy drooping speech slurred slurring vision headache
swollen swelling swallow swallowing bleeding incision wound stitches drainage draining leaking oozing
overdose unconscious unresponsive oxycodone hydrocodone percocet norco gabapentin ibuprofen tylenol tramadol
suicide suicidal burden hopeless worthless surgery operation fusion injection epidural cancer diabetes diabetic
crashed ladder motorcycle sciatica constipated constipation hoarse cough coughing faint fainted fainting
insurance medicare medicaid parking address directions appointment schedule wheelchair interpreter
recovery recover diagnose diagnosis prescribe prescription guarantee promise hours telephone phone
vejiga orinar orina intestino entrepierna genitales nalgas adormecido adormecida dormido dormida dormidas
entumecido entumecida hormigueo siento piernas pierna brazo debilidad debil fuerza paralizado paralizada
fiebre calentura escalofrios espalda cuello columna pecho respirar hinchada hinchado hincho herida cirugia
operacion operaron pastillas sobredosis suicidio suicidarme matarme confundido confundida sangre sangrando
estrenido estrenida estrenimiento repente desmayo desmaye cabeza vision derrame consultorio telefono
direccion estacionamiento estacionar seguro interprete cita horario recuperacion medicamento medicina
`
  .trim()
  .split(/\s+/)

/** Right words that lie so near to a key word that they would be read as it, in English and in Spanish. */
export const realWords = `
accidental accidentals addressed addressee addresses ancients anointment appointments attach attacked attacker
attacks balanced balances ballroom bathrobe bathrooms beaching berating berthing bladders blander bleaching
bleating bleeping blending blessing blinding blooding bottomed bottoms bowed bowen bower bowers bowls bravo
brazos breach breached breaches breaching breading breadth breadths breaking breasting breathed breather
breathers breathes breathier breaths breathy breeding breezing broaching bubbling bucked bucketed bucketing
bucking buckle buckler bucklers buckles buckley bullocks bumbling bundling bungling burbling burdened burdens
burgling bustling cancel cancers canker canter cashed cello censused chancery chancier cheat chess chests chiles
chilis chill chillers chillest chilli chillies chilly chugging clashed clumsily coaching collages collapses
collared collaring collated collates collating collusion columbia column columned columns conclusion concussion
conduced confessed confession confided confined confucian confuse confusedly confuser confusers confuses
confusing confusions confuted confutes conjured constipate constipates constipating constituted constitution
consumed contused contuses contusion contusions convulsed convulsion couch couching coughs counting coupling
coursing courting crashes crest crotches crotchet crouch crouching crushed crushing crutch debit defections
defining derailing detaining diabetics diabolic diagnosed diagnoses diagnosing diagnostic diagnostics dialectic
diameter diameters dietetic digestions directing direction directional directives directors dismayed dissections
diuretic divining drafting dragging drawling drinking dripping drooling droop droopier droops dropping droppings
drowning drowsing ejection ejections election elections electron electrons epidermal erectile erecting eruption
eruptions eviction evictions excruciatingly execution executions exertion exertions faceting fainter faintest
faints faulting feeding feedings feeds feelingly feelings feinted feinting felling fells fevers fewer fielding
flaunted flaunting fleecing fleeting flinging flint flirting flitting foisting freezing fringing fronting
fueling fuelling fuels fusions generals genial genitalia genitives gentians gentiles grain groan groins grown
guaranteed guarantees guarantied guaranties guarantor guaranty headaches heard hears hearse hearst heartache
hearth hearts hearty hoarsely hoarser hoarsest homeless honcho hopelessly horatio hornless horribly horridly
horse inaction inception incising incisions incisive inclusion incursion indecision induction infection
infections infesting inflection infusion ingesting ingestion injecting injections injector injunction insertion
inspection instance insurances insurgence intention interpret interpreted interpreters interpretive interprets
intestinal intestine intestines invasion invention investing issuance laddered ladders lander larder lauder
leaching leading leafing leaguing leaning leanings leaping learning leashing leasing leaving leavings medicaids
medicals medicares medicate medicated medicates medicinal medicine medicines mediocre meditate moaning mooning
mornings motorcycled motorcycles mounding mounting mourning operatic operating operational operations operative
operator ordinary organism orgasmic orgasms overbore overcome overdoes overdone overdosed overdoses overrode
overtone packing parading paralyses paralytic paralytics paralyze paralyzes parching paring parlayed paroling
parrying parsing partaking parting partings partying patellas pearling pends penes perking phoned phones phony
planking predates prelates premise premised premises prescribed prescribes prescriptions prescriptive primate
primates privateer privateers privately privater privatest privatize privatizes probates promised promises prone
prorates proscribe proscribed proscribes proscription proscriptions receiver recenter recorder recovered
recovers recuperation relented remover removers repeated repeater repent repented repents resented resolver
respirator respired respires restrooms revolver rickover sadden saddled saddles sallow sanger scalloping
scarring scheduled scheduler schedulers schedules sciatic scotches screaming sculling scurried scurrying
sedation seedling selling sensational sensations serenading sever severed severely severer severest severn
severs sexually shallow shallows shambling shelling shelving shilling shirring shredding sketches slugging
sluicing slumming slumping slurped slurping smelling smelting smirches snatches snitched snitches sodden
sourcing sparring speaking spearing speeches speeding spelling spellings spending spilling splurged splurging
spraying spreeing spurning spurred spurring spurting squaring squiring stabling stalling stanches starches
starring stealing steeling stenches sterling stilling stirring stitched stoke stomached stomachs straddle
streaking streaming stretches strike strobe strode stroked strokes strove stubbing stumping suicides sullenly
swaddle swaddled swaddles swallowed swallows swatches swearing sweating sweeping swellings swerving swilling
swirling switched switcher switches swivelling tangle tangling tangoing telephoned telephones telephonic
telephony telephoto telethon telethons temperate temperatures tentacles terribly testicle testifies textiles
thigh tickling tinge tingeing tinging tingled tingles tinglings tinkle tinkling tinseling tipping tippling
toggling toiled toiler toileted toiletry toilets toilette tonguing traipsing tramping trapping trappings
trialing triangle tricking trifling trilling trimming tripling tromping trooping trouping trumping twingeing
twinging twinkling unbearably unbeatable unbreakable unconsciously unreadable unsteadily urinated urinates
vaginae vaginal visioned visions waking waling walling waltzing wanking weaken weakling weaknesses wearer
weariness weaver whacking wheelchairs worsen worst worsting worthies worthiest worthiness would wounds
yesterdays
accidente accidentes adormecidas adormecidos brazos cabezas caliente calientes citas cuellos debiles debilita
derrumbe diabetica direcciones dolores dormidos dormir duermen durmio estacion fiebres fuerte fuertes fuertisimo
heridas herido hinchan hinchando incisiones incontinente infeccion intestinos inyeccion inyectaron medicamentos
medicinas operaciones operada operado operan operar operarme oriente pastilla pechos pierde pierdo puerta
recuperar recuperarme respira respirando respiro sangra sangro segun segura seguros sensacion siempre siendo
sienta siente sienten siguiente suicida visita visitas vivir
`
  .trim()
  .split(/\s+/)
