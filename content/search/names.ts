/**
 * Names of diseases, operations and drugs that search and the assistant never correct, because one wrong letter makes
 * another one of them: spondylitis isn't spondylosis, and Celebrex isn't Celexa.
 */
export const diseaseNames =
  'spondylitis spondylosis spondylolysis spondylolisthesis spondyloarthritis spondyloarthropathy spondylodiscitis spondyloptosis ' +
  'ankylosing ankylosis anterolisthesis retrolisthesis laterolisthesis listhesis discitis diskitis ileitis sacroiliitis colitis ' +
  'meningitis encephalitis arachnoiditis myelitis myelopathy myopathy myositis neuropathy nephropathy radiculopathy radiculitis ' +
  'neuritis osteomyelitis osteomalacia osteopenia osteoporosis osteoarthritis osteonecrosis arthritis arthrosis tendinitis ' +
  'bursitis fasciitis iritis uveitis hepatitis nephritis pyelonephritis cystitis prostatitis pancreatitis diverticulitis ' +
  'appendicitis phlebitis vasculitis scoliosis kyphosis lordosis stenosis sclerosis fibrosis cirrhosis psoriasis sarcoidosis ' +
  'fibromyalgia neuralgia hemangioma hematoma hepatoma myeloma lymphoma melanoma sarcoma chordoma schwannoma neuroma ' +
  'neurofibroma meningioma ependymoma osteoma carcinoma metastasis abscess sepsis aneurysm dissection embolism thrombosis ' +
  'syringomyelia syrinx chiari dystonia dystrophy dysplasia spasticity paresis paralysis palsy paraplegia quadriplegia ' +
  'hemiplegia gout pseudogout lupus lyme polio shingles brucellosis tuberculosis coccidioidomycosis hypertension hypotension ' +
  'hyperthyroidism hypothyroidism hyperglycemia hypoglycemia ketoacidosis hemophilia leukemia anemia ' +
  'espondilitis espondilosis espondilolisis espondilolistesis espondiloartritis espondilodiscitis anquilosante discitis ' +
  'artritis artrosis osteomielitis osteopenia mielitis mielopatia miopatia neuropatia neuritis radiculopatia meningitis ' +
  'estenosis esclerosis fibrosis cirrosis cifosis lordosis aneurisma diseccion brucelosis'

export const operationNames =
  'laminectomy laminotomy laminoplasty foraminotomy discectomy corpectomy kyphoplasty vertebroplasty arthrodesis arthroplasty ' +
  'spondylodesis rhizotomy'

export const drugNames =
  // Opioids and what reverses them
  'hydrocodone oxycodone hydromorphone oxymorphone morphine methadone codeine tramadol tapentadol fentanyl buprenorphine ' +
  'norco vicodin lortab percocet oxycontin dilaudid demerol ultram nucynta suboxone subutex naloxone naltrexone narcan lomotil ' +
  // Pain relievers
  'ibuprofen advil motrin naproxen aleve naprosyn diclofenac voltaren cataflam etodolac lodine indomethacin indocin ketorolac ' +
  'toradol ketoprofen meloxicam mobic nabumetone relafen piroxicam feldene sulindac oxaprozin celecoxib celebrex aspirin ' +
  'acetaminophen tylenol excedrin paracetamol neurobion tribedoce sedalmerck artri ortiga ' +
  // Nerve medicines and antidepressants
  'gabapentin neurontin gralise horizant pregabalin lyrica lamotrigine lamictal topiramate topamax carbamazepine oxcarbazepine ' +
  'tegretol keppra cerebyx depakote citalopram escitalopram celexa lexapro sertraline zoloft fluoxetine prozac paroxetine ' +
  'paxil luvox duloxetine cymbalta symbyax venlafaxine desvenlafaxine effexor pristiq amitriptyline nortriptyline desipramine ' +
  'imipramine doxepin elavil pamelor trazodone bupropion wellbutrin buspirone mirtazapine lithium quetiapine seroquel ' +
  // Muscle relaxers and sedatives
  'cyclobenzaprine flexeril methocarbamol robaxin baclofen lioresal tizanidine zanaflex carisoprodol soma metaxalone skelaxin ' +
  'orphenadrine alprazolam xanax lorazepam ativan clonazepam klonopin clonidine clozapine diazepam valium zolpidem ambien ' +
  'hydroxyzine hydralazine melatonin ' +
  // Steroids and drugs for the immune system
  'prednisone prednisolone methylprednisolone medrol dexamethasone decadron triamcinolone kenalog betamethasone cortisone ' +
  'hydrocortisone methotrexate hydroxychloroquine plaquenil leflunomide arava sulfasalazine azathioprine imuran cyclosporine ' +
  'tacrolimus adalimumab humira etanercept enbrel infliximab remicade secukinumab cosentyx taltz stelara simponi cimzia rinvoq ' +
  // Blood thinners
  'warfarin coumadin apixaban eliquis rivaroxaban xarelto dabigatran pradaxa edoxaban savaysa clopidogrel plavix ticagrelor ' +
  'brilinta prasugrel effient heparin enoxaparin lovenox acenocumarol ' +
  // Diabetes and weight
  'metformin glipizide glyburide insulin humulin humalog novolog lantus empagliflozin jardiance dapagliflozin farxiga ' +
  'canagliflozin invokana ertugliflozin steglatro synjardy xigduo januvia semaglutide ozempic wegovy rybelsus tirzepatide ' +
  'mounjaro zepbound dulaglutide trulicity liraglutide victoza saxenda exenatide byetta ' +
  // Heart, bones, hormones, infections
  'lisinopril losartan lasix losec metoprolol atenolol amlodipine carvedilol furosemide spironolactone metolazone ' +
  'metronidazole alendronate fosamax denosumab prolia teriparatide forteo romosozumab evenity raloxifene evista tamoxifen ' +
  'testosterone estradiol premarin provera levothyroxine synthroid cephalexin cefazolin vancomycin mupirocin fluconazole ' +
  'rifampin isoniazid'

/** Everyday words that people write about their health, and that are right even if no page has them. */
export const everydayWords =
  'aide air airport alertness angry antiseptic anytime appetite argue arrival arrow assume bagger ban bathtub beat ' +
  'bedside beyond blur brisk brown buckle burst cheap clip clumsiness commute compare conclude conditioner ' +
  'confident continuing control controversial cooler corcoran counselor country couple deal deeper doze dryer ' +
  'duloxetine earn equally everybody exist familiar farthest footrest forever forget freeze fruit gift grain groggy ' +
  'gym halfway hallway harmful helpful honestly hop hopeful hose illegal inform introduce joaquin jug juice july ' +
  'kill leash led length lit man met miserable mug nervous nourish nutrition obesity oversee passenger per pinprick ' +
  'plant poorly prescriber project psychologist rank realistic release relieve reload reply respond rethink rice ' +
  'rose roughly rub salt seldom sensitive serotonin shelves shorten shout shrunk skull society southern ' +
  'specifically spell splinter struggle successful swab tearful thermometer throughout throw tighter tilt tire ' +
  'titanium toss trailer tuck unsure upstairs varied vision win wristband'
