/** What stands on every form, on the page and on paper. */
export const formWords = {
  optional: 'Fill in what you can. Leave blank what you do not know or do not want to share.',
  noNumbers: 'Never write your Social Security number here.',
  addFirst: 'Add the first {row}',
  addRow: 'Add another {row}',
  removeRow: 'Remove this one',
  clearChoice: 'Clear this answer',
  errors: {
    day: 'Please write month, day and year, such as 3/14/1952. Or leave it empty.',
    future: 'This day is in the future. Please check the year.',
    tooOld: 'This day is more than 120 years ago. Please check the year.',
    tel: 'This does not look like a phone number. Please check it. If it is right, leave it as it is.',
    email: 'This does not look like an e-mail address. Please check it.',
  },
} as const

/** The words of the sheets. `{page}` and `{pages}` are numbers. */
export const sheetWords = {
  subject: 'A sheet for your visit',
  lead: 'Fill in what you can, with a pen. Leave blank what you do not know or do not want to share. Never write your Social Security number here. Bring this sheet to your visit.',
  filledLead:
    'Made on your own device. Nothing was sent. What is still empty has room for a pen. Bring this sheet to your visit, and do not send it by e-mail.',
  pageNumber: 'Page {page} of {pages}',
  anyOf: 'Tick all that fit.',
  scaleEnds: '0 is “{none}”, 10 is “{worst}”.',
  signatureDate: 'Date',
  front: 'Front',
  back: 'Back',
  emptyDrawing: 'An empty drawing of a body, from the front and from the back, to mark with a pen.',
  noMarks: 'Nothing is marked.',
  marks: 'Marked on the drawing: {marks}.',
  outOfTen: '{number} of 10',
  signs: 'On the drawing: {signs}.',
} as const

/** The list of forms on the page. */
export const formListWords = {
  blank: 'Print it blank',
  blankFile: '(PDF, {pages} pages)',
  asks: 'What this form asks',
} as const

/** Filling in on the page. `{…}` are put in. */
export const fillWords = {
  open: 'Fill it in here',
  goOn: 'Go on filling it in',
  saved: 'Saved on this device on {day}.',
  loading: 'Opening the form…',
  notLoaded:
    'The form could not be opened. Check your connection and reload the page, or print the form blank. What you typed before is still there.',
  dayHint: 'Month, day and year, such as 3/14/1952.',
  signLater: 'You sign this sheet by hand, on paper. Nothing is signed here.',
  keeping: 'Saving…',
  kept: 'Saved on this device.',
  notKept: 'What you type is not saved yet. It stays here as long as this page is open.',
  make: 'Make the sheet (PDF)',
  making: 'Making the sheet…',
  made: 'Done. The sheet is in your downloads, as “{file}”. Print it, or bring it on your phone. Do not send it by e-mail.',
  notMade:
    'The sheet could not be made. What you typed is still there. Please try again, or print the form blank.',
  lettersLeftOut:
    'Some letters could not be printed and stand as “?”. Please write them in by hand: {letters}',
  worthChecking: 'Worth a second look: {fields}. The sheet can be made as it is.',
  clear: 'Clear this form',
  clearSure: 'This deletes what you typed in “{form}” from this device. It cannot be undone.',
  clearYes: 'Yes, clear it',
  clearNo: 'No, keep it',
  cleared: 'This form is empty now.',
  close: 'Close this form',
} as const
