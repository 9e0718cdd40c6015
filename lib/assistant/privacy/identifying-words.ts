/*
 * Word lists for identifying-phrases.ts: lower case, without accents, English and Spanish together. Entries
 * are parts of regular expressions, so `s?` is an optional letter.
 */

/** Joins a list into regular expression alternatives. */
const anyOf = (list: string) =>
  `(?:${list
    .trim()
    .split(/\s*,\s*|\s*\n\s*/)
    .join('|')})`

/** People whom visitors mention. */
export const relatives =
  anyOf(`wife, husband, partner, spouse, son, daughter, mother, mom, mum, father, dad, brother,
  sister, friend, aunt, uncle, cousin, boss, neighbor, boyfriend, girlfriend, fiancee?, grandmother, grandma,
  grandfather, grandpa, niece, nephew, esposa, esposo, marido, hija, hijo, madre, padre, mama, papa, hermana, hermano,
  amiga, amigo, tia, tio, prima, primo, suegra, suegro, abuela, abuelo, novia, novio, sobrina, sobrino, jefe, jefa`)

/** Positions of which a town has one or only a few, so that the name is easy to look up. */
export const publicRoles =
  anyOf(`(?<!\\b(?:soy|es|muy|mas) )mayor, governor, senator, congress(?:man|woman|person), assembly(?:man|woman|member),
  council ?(?:man|woman|member|person), city council, commissioner, supervisor of, sheriff, (?:police|fire) chief,
  chief, marshal, judge, magistrate, district attorney, principal, superintendent, school board, dean, president,
  chair(?:man|woman|person), ceo, founder, owner of, director, pastor, priest, bishop, deacon, rabbi, imam, reverend,
  chaplain, head coach, coach, quarterback, celebrity, (?:news|tv|radio) \\w+, anchorman, anchorwoman, commander,
  colonel, general manager, warden, postmaster, alcaldesa?, alcalde, gobernadora?, senadora?, diputad[oa], regidora?,
  concejal[a]?, comisionad[oa], alguacil, jef[ea] de (?:la )?(?:policia|bomberos), juez, jueza, fiscal,
  directora?, superintendente, decan[oa], presidente, presidenta, fundadora?, duen[oa] de, propietari[oa] de, pastora?,
  sacerdote, cura, obispo, diacono, rabino, reverend[oa], capellan, entrenadora?, locutora?, presentadora?,
  comandante, coronel, gerente general`)

/** What someone can lead, own or belong to. */
export const organizations =
  anyOf(`team, school, church, parish, choir, band, company, business, firm, store, shop,
  restaurant, bakery, salon, gym, dairy, ranch, hotel, motel, market, newspaper, station, clinic, pharmacy, hospital,
  department, district, club, league, elementary, high, middle, unified, college, university, academy, west, east,
  north, south, union, high school, base, prison, city hall, courthouse, library, equipo, escuela, preparatoria,
  secundaria, primaria, iglesia, parroquia, coro, compania, empresa, negocio, tienda, taqueria, panaderia, estetica,
  lecheria, mercado, periodico, estacion, clinica, farmacia, departamento, distrito, liga, colegio,
  universidad, prision, biblioteca`)

/** Services where people have usernames. */
export const platforms =
  anyOf(`instagram, insta, ig, facebook, fb, messenger, tik ?tok, twitter, snap ?chat, snap, whats ?app,
  telegram, reddit, you ?tube, linked ?in, pinterest, threads, discord, twitch, venmo, cash ?app, zelle, paypal,
  nextdoor, skype, bluesky, mastodon`)

/** Towns near the office, which are masked wherever they occur. */
export const towns =
  anyOf(`hanford, lemoore, visalia, tulare, corcoran, armona, avenal, kettleman city, stratford,
  selma, kingsburg, reedley, dinuba, fresno, clovis, sanger, fowler, porterville, lindsay, exeter, woodlake,
  farmersville, goshen, laton, riverdale, caruthers, coalinga, huron, delano, mcfarland, wasco, bakersfield, madera,
  merced, mendota, firebaugh, kerman, pixley, tipton, earlimart, strathmore, orosi, cutler, ivanhoe, traver,
  parlier, orange cove, shafter, tehachapi, chowchilla, atwater, turlock`)

/** First names that are also ordinary words, matched only where a name is expected. */
export const namesThatAreWords =
  anyOf(`grace, rose, rosie, mark, hope, faith, joy, hunter, dawn, april, june, summer,
  autumn, ivy, lily, daisy, violet, ruby, pearl, jade, amber, crystal, rich, frank, bill, pat, sue, art, gene, chase,
  drew, grant, wade, reed, heath, cliff, dale, glen, jack, nick, rob, tom, dean, duke, ray, robin, sandy, penny, holly,
  olive, iris, carol, charity, miles, chip, rocky, sky, angel, rosa, flor, luz, sol, mercedes, consuelo, dolores,
  esperanza, paz, pilar, cruz, jesus, salvador, blanca, alma, estrella, luna, gloria, victoria, socorro, remedios,
  milagros, soledad, refugio, trinidad, concepcion, margarita, perla, domingo, leon, clemente`)

/** Months. "May" only where it can't be a verb, see identifying-phrases.ts. */
export const months =
  anyOf(`january, february, march, april, june, july, august, september, october, november,
  december, enero, febrero, marzo, abril, mayo, junio, julio, agosto, sep?tiembre, octubre, noviembre, diciembre`)

/** Days of the month in words. */
export const dayWords =
  anyOf(`(?:twenty|thirty)[- ]?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth),
  first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth,
  fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, thirtieth, primero, uno, dos, tres, cuatro,
  cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieci\\w+, veinte, veinti\\w+, treinta,
  treinta y uno`)

/** Twenty to ninety, as in spoken years. */
export const tens = anyOf(`twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety`)
export const tensInSpanish = anyOf(
  `veinti\\w+, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa`,
)
