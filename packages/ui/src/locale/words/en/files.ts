import { createPlural } from '../../plural.ts'

const plural = createPlural('en')

/** What the parts of this room say by themselves, in English. */
export const files = {
  chooseFile: 'Choose file',
  chooseFiles: 'Choose files',
  orDrop: 'or drop them here',
  orDropOne: 'or drop it here',
  dropNow: 'Drop to add',
  chosen: 'Chosen files',
  notTaken: 'Not taken',
  remove: (name: string) => `Remove ${name}`,
  taken: (count: number) => plural(count, { one: '# file added.', other: '# files added.' }),
  images: 'images',
  videos: 'videos',
  sounds: 'sound files',
  sizeLimit: (size: string, isMany: boolean): string => `up to ${size}${isMany ? ' each' : ''}`,
  countLimit: (count: number) => plural(count, { one: 'at most # file', other: 'at most # files' }),
  wrongKind: (name: string, kinds: string) => `${name} can’t be used here. Choose ${kinds}.`,
  tooLarge: (name: string, size: string, most: string) => `${name} has ${size}. At most ${most} are possible.`,
  emptyFile: (name: string) => `${name} is empty.`,
  tooMany: (name: string, most: number) =>
    `${name} is one too many. ${plural(most, { one: 'At most # file is possible.', other: 'At most # files are possible.' })}`,
  folder: (name: string) => `${name} is a folder. Only the files in it can be added.`,
  waiting: 'Waiting',
  sending: (share: string, sent: string, total: string) => `${share}, ${sent} of ${total}`,
  timeLeft: (time: string) => `about ${time} left`,
  paused: (share: string) => `Paused at ${share}`,
  uploaded: 'Uploaded',
  failed: 'Not uploaded',
  refused: 'Refused',
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  retry: (name: string) => `Try ${name} again`,
  cancel: (name: string) => `Cancel ${name}`,
  retryAll: (count: number) => plural(count, { one: 'Try # again', other: 'Try all # again' }),
  overall: (done: number, total: number) =>
    `${plural(done, { other: '#' })} of ${plural(total, { one: '# file', other: '# files' })} uploaded`,
  halfDone: 'Half of it is uploaded.',
  allDone: (count: number) =>
    plural(count, { zero: 'Nothing was uploaded.', one: '# file uploaded.', other: '# files uploaded.' }),
  notUploaded: (count: number) =>
    plural(count, { one: '# file was not uploaded.', other: '# files were not uploaded.' }),
  openPicker: 'Choose from a palette',
  takeFromScreen: 'Take a colour from the screen',
  pickerFailed: 'The palette did not load. The colour can be typed.',
  colourArea: 'Saturation and brightness',
  hue: 'Hue',
  samples: 'Samples',
  noColour: 'Write a colour as six digits, such as #5761ee.',
  light: 'Light',
  dark: 'Dark',
  exact: 'Shown exactly in both themes.',
  darker: (colour: string) =>
    `As a fill slightly darker (${colour}), so that white text stays readable. Strips and bookmarks keep your colour.`,
  edged: 'Its fill gets a fine edge where it would not stand out from the page.',
  sampleButton: 'Continue',
  sampleText: 'Open',
  tokens: (count: number) => plural(count, { zero: 'Nothing entered', one: '# entry', other: '# entries' }),
  tokenAdded: (label: string) => `${label} added.`,
  tokensAdded: (count: number) => plural(count, { one: '# entry added.', other: '# entries added.' }),
  tokenRemoved: (label: string) => `${label} removed.`,
  tokensWrong: (count: number) =>
    plural(count, { one: '# of them needs a correction.', other: '# of them need a correction.' }),
  tokenInvalid: (label: string, reason: string) => `${label}, ${reason}`,
  duplicate: 'already there',
  notAnAddress: 'not a complete e-mail address',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    plural(count, { zero: 'No suggestion.', one: '# suggestion.', other: '# suggestions.' }),
  tokenHint: 'Enter or comma adds. Left arrow goes to the entries, Delete removes one.',
}
