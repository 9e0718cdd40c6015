/**
 * Misspellings that a few wrong letters don't explain, or in words too short to be corrected by letters. The
 * right spelling comes first.
 */
export const misspellings: Record<string, string> = {
  stitches: 'stiches, stitchs, stitces, stichs',
  sutures: 'suters, sutchers, sutchures, suchers',
  opioids: 'opiods, opoids',
  whiplash: 'wiplash',
  stenosis: 'stenosos, stinosis, stanosis, stenosys',
  sciatica: 'siatica, sciatca, sayatica, cyatica, psiatica, scyatica',
  scoliosis: 'scoliosus, skoliosis, scoleosis',
  'physical therapy': 'fisical therapy, phisical therapy, physical theropy, pysical therapy',
  herniated: 'hernieated, hurniated, herneated, hernated, herniatted',
  vertebra: 'vertabra, vertibra, vertabrae, vertibrae, vertibra, verterbrae, vertebre',
  appointment: 'apointment, appoinment, appontment, apoinment',
  insurance: 'insurence, insurrance, insurace, inshurance',
  anesthesia: 'anethesia, anastesia, anistesia, anesthisia, anasthesia',
  surgery: 'sergery, surgury, sugery, surgey, surjery',
  surgeon: 'sergeon, surgon, surgen',
  chiropractor: 'chiropracter, chiroprator, cairopractor, kiropractor',
  osteoporosis: 'osteoperosis, ostioporosis, osteoprosis',
  arthritis: 'artheritis, arthritus, arthuritis, authritis',
  spondylolisthesis: 'spondilolisthesis, spondylothesis, spondolisthesis, spondylolithesis',
  muscle: 'mussle, muscel, musle',
  numbness: 'numness, numbnes',
  tingling: 'tingeling, tinging, tinggling',
  disc: 'disck, dsic, diskc',
  ibuprofen: 'ibuprofin, iboprofen, ibuprophen, ibeprofen',
  acetaminophen: 'acetominophen, acetaminophin, tylonol, tylenal',
  gabapentin: 'gabapenten, gabapintin, gabbapentin',
  diabetes: 'diabetis, diabeetus, diebetes',
  exercise: 'excercise, exersize, exercize, excersize',
}
