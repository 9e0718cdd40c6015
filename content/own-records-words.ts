/** Words around what a visitor keeps on the own device: the recovery tracker and the forms share them. */
export const ownRecordsWords = {
  me: 'Me',
  loading: 'Opening your records\u2026',
  stored: {
    unavailable:
      'This browser does not let the page keep anything. That is so in a private window, or when site data is blocked. You can still fill in this page and print it. It is gone when you close the tab.',
    full: 'There is no room left on this device, so this could not be saved. What you typed still stands here. Make room, or save a copy, then try again.',
    outdated:
      'A newer version of this page is open in another tab. What is saved is safe. Reload this page to go on. Note first what you have not saved.',
    blocked:
      'Another tab has an older version of this page open. Close the other tabs of this website, then reload this page.',
    failed: 'That did not work. What you typed still stands here. Please try again.',
  },
  reload: 'Reload the page',
  people: {
    whose: 'Whose records?',
    of: 'These records are for:',
    manage: 'Add or rename a person',
    hint: 'A helper can keep records for more than one person on this device. Everyone who uses this device can see all of them.',
    add: 'Add a person',
    newName: 'Name of the person to add',
    rename: 'Save the new name',
    name: (name: string) => `New name for \u201c${name}\u201d`,
    delete: (name: string) => `Delete all records of \u201c${name}\u201d`,
    deleteSure: (name: string) =>
      `This deletes everything kept for \u201c${name}\u201d on this device. It cannot be undone.`,
    nameMissing: 'Please type a name.',
    nameTaken: 'That name is here already. Please choose another, such as one with an initial.',
    added: (name: string) => `\u201c${name}\u201d was added. The records shown are theirs now.`,
    renamed: (name: string) => `The new name is \u201c${name}\u201d.`,
    deleted: (name: string) => `All records of \u201c${name}\u201d were deleted.`,
  },
  yesDelete: 'Yes, delete',
  no: 'No, keep everything',
  keepSafe: {
    heading: 'Keep it safe, move it, delete it',
    where: [
      'What you enter is kept in this browser, on this device. It is not sent to the office or to anyone else. We cannot see it, and we cannot bring it back.',
      'If you clear the browser\u2019s data, it is deleted. Some phones do this by themselves when a website has not been opened for a week or more. So save a copy now and then.',
    ],
    save: {
      heading: 'Save a copy',
      full: 'Save a full copy',
      fullHint:
        'One file with everything, to bring back here or to take to another device. Anyone who has the file can read it.',
      table: 'Save a table',
      tableHint: 'The daily log alone, for a spreadsheet (CSV).',
      locked: 'Save a locked copy',
      lockedHint:
        'The same as the full copy, but it opens only with your passphrase. Choose four or more words that you will remember. If you forget them, no one can open the file.',
      passphrase: 'Passphrase for the locked copy',
      show: 'Show the passphrase',
      tooShort: (letters: number) => `Please use at least ${letters} letters. Four or more words are best.`,
      locking: 'Locking the copy\u2026',
      done: (name: string) => `Saved as \u201c${name}\u201d. Look in your downloads.`,
    },
    open: {
      heading: 'Bring a copy back',
      choose: 'Choose a saved file',
      hint: 'A full copy, a locked copy or a table from this website. You see what is in it first. Nothing is written until you say so.',
      passphrase: 'Passphrase of this file',
      unlock: 'Open the locked file',
      inFile: 'In this file',
      counts: (people: number, days: number, plans: number, forms: number) =>
        [
          people === 1 ? '1 person' : `${people} people`,
          days === 1 ? '1 day' : `${days} days`,
          plans === 1 ? '1 plan' : `${plans} plans`,
          forms === 1 ? '1 form' : `${forms} forms`,
        ].join(', '),
      isNew: 'Not on this device yet',
      kept: (count: number) =>
        count === 1
          ? '1 entry is on this device already. It stays as it is here.'
          : `${count} entries are on this device already. They stay as they are here.`,
      add: 'Add to what is here',
      replace: 'Replace everything',
      replaceSure: (counts: string) => `This first deletes what is on this device: ${counts}.`,
      yesReplace: 'Yes, replace everything',
      cancel: 'Cancel',
      added: 'Done. What was missing has been added.',
      replaced: 'Done. The records on this device are now those of the file.',
      cancelled: 'Nothing was changed.',
      refused: {
        'not-ours': 'This file was not saved by this website, or it is cut off. Nothing was changed.',
        newer:
          'This file comes from a newer version of this page. Reload the page and try again. Nothing was changed.',
        damaged:
          'Something in this file is not as it should be, such as a pain number above 10. Nothing was changed. If you changed the file yourself, undo that and try again.',
        'too-large': 'This file is too large to be one of ours. Nothing was changed.',
        unreadable: 'Your browser could not read this file. Nothing was changed.',
        'wrong-passphrase':
          'That passphrase does not open this file. Check capital letters and spaces. If it is right, the file may be damaged. Nothing was changed.',
        'no-lock': 'This browser cannot lock or open locked files here. Save a full copy instead.',
      },
    },
    delete: {
      heading: 'Delete everything',
      hint: 'Deletes the records of all people on this device: logs, plans and saved forms. Copies that you saved as files stay where you put them.',
      button: 'Delete everything',
      sure: (counts: string) => `This deletes ${counts} from this device. It cannot be undone.`,
      done: 'Everything was deleted from this device.',
    },
  },
} as const
