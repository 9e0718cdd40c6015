import { type SmoothLine, points, stretch, through } from './smooth-line'

/*
 * Half a person, palms forward, in units of 1/400 of the height: x grows outward from the midline, y from the
 * top of the head to the feet. The contour runs from the crown around the arm and leg to the crotch. It is
 * split where body areas begin and end.
 */
const contourStops = {
  crown: '0,0 3,0.2 9,2 14.4,6.6 17.5,13.8 18,22.6 19.8,22.4 20.5,26.6 19.2,33 17.4,35 16,41',
  jaw: '13,46.6 11.9,51 11.8,57',
  neck: '13.4,63 16.4,66.4',
  trapezius: '21.4,69 30,71.8 39,74.4 46.5,78.6 51.4,86 53.5,96',
  deltoid: '54.7,109 56.4,122 58.4,134',
  elbowBack: '60,142',
  elbow: '62,150 65.2,159 67.8,171 70,185',
  wrist:
    '71.9,196 73.6,201 77.3,204 81.6,208.2 85.6,213.5 87.3,218 86.1,220 83.6,218.2 80.6,214.8 78.8,213.8 79.6,217.6 80.3,222 81.9,230 82.2,234.6 80.8,235.7 79.4,234.2 78.4,231.2 79,237 78,239.8 76.1,238.8 74.7,233.8 74.8,237.6 73.5,239.8 71.5,238.4 70,233 69.4,234.4 67.8,234.4 66.2,231.6 63.6,225 61.7,218.2 60.6,209',
  innerWrist: '59.4,198.6 56.9,187 52.9,174 49.5,162',
  innerElbow: '47.7,151',
  innerElbowBack: '46,143 42.6,130 39.2,118 37,110',
  axilla: '35.6,103.5 35.4,112 34.4,122',
  ribs: '33,132 31.4,143 30.8,153 31.8,165',
  crest: '35,178 38.8,192 40.8,205',
  hip: '41.4,218 40.6,232 38.2,252 34.8,270',
  aboveKnee: '32.2,284 30.4,298',
  belowKnee: '30.6,310 31.8,324 30.6,340 27.2,358',
  ankle:
    '24.6,374 24.6,380 26.6,386 30.6,391.6 33.4,396 31.8,399 26,399.8 18,399.6 13.4,398.4 11.6,394 11.4,386 10.4,380',
  innerAnkle: '10,374 8.4,358 5.6,341 4.5,325',
  innerBelowKnee: '5.3,311 6,300',
  innerAboveKnee: '5.2,284 3.4,266 2,249',
  innerThigh: '1.4,236 1.1,224',
  crotch: '0,214',
} as const

/**
 * Borders between areas inside the body. Each starts and ends on the contour, on the midline or at the end of
 * another line.
 */
const innerStops = {
  chin: '13,46.6 8.6,52 4,54.6 0,55.2',
  hairline: '13,46.6 6.5,49 0,49.6',
  collar: '13.4,63 7.4,68.8 0,71',
  nape: '13.4,63 7.4,68.4 0,70',
  shoulderSeam: '21.4,69 28,80 32.8,92 35.6,103.5',
  armTop: '54.7,109 45.5,110 35.6,103.5',
  elbowCrease: '62,150 55,152.6 47.7,151',
  elbowTop: '60,142 53,144 46,143',
  wristCrease: '71.9,196 65.6,198.6 59.4,198.6',
  breastbone: '0,71 0,118',
  ribArch: '33,132 24,130.4 13,124 6,119 0,118',
  midline: '0,118 0,194',
  belt: '35,178 24,184.4 10,191.4 0,194',
  pubis: '0,194 8,200.4 10.4,214',
  groin: '41.4,218 28,223 18,220 10.4,214',
  innerGroin: '10.4,214 8,227 1.4,236',
  kneeTop: '32.2,284 18.6,280.4 5.2,284',
  kneeBottom: '30.6,310 18,314.6 5.3,311',
  ankleFront: '24.6,374 17.2,377.6 10,374',
  upperSpine: '0,70 0,134',
  backRibs: '33,132 17,135.6 0,134',
  lowerSpine: '0,134 0,184',
  iliacCrest: '35,178 24,175 10,179.4 0,184',
  tailbone: '0,184 7,190.6 9.6,204 9.4,216',
  glutealFold: '41.4,218 32,226.6 19,228.4 9.4,216',
  cleft: '9.4,216 7.4,228 1.4,236',
  kneeHollow: '32.2,284 18.6,286.4 5.2,284',
} as const

export type LineId = keyof typeof contourStops | keyof typeof innerStops

const contourIds = Object.keys(contourStops) as (keyof typeof contourStops)[]
const contourPoints = contourIds.map((id) => points(contourStops[id]))

/** The half contour as one line, so that it stays smooth where it is split. */
export const contour = through(contourPoints.flat())

const contourLines = contourIds.slice(0, -1).map((id, index) => {
  const from = contourPoints.slice(0, index).flat().length
  return [id, stretch(contour, from, from + (contourPoints[index]?.length ?? 0))] as const
})
const innerLines = Object.entries(innerStops).map(([id, stops]) => [id, through(points(stops))] as const)

/** Every line of the half body, by name. */
export const lines = Object.fromEntries<SmoothLine>([...contourLines, ...innerLines])
