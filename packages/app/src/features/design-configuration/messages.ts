import { userErrorMessages } from '../../domain/errors/userErrorMessages.ts'
import { defineMessages } from '../../platform/locale/message.ts'

/** The page: its state, its tabs, its steps. */
export const messages = defineMessages({
  title: {
    id: 'designConfiguration.page.title',
    defaultMessage: 'Design',
    description: 'Title of the page on which name, logo and primary colour are chosen; the same as in the menu.',
  },
  draftSaved: {
    id: 'designConfiguration.page.draftSaved',
    defaultMessage: 'Draft saved by {name}, {date}, {time}.',
    description: 'Above the title while there is a draft.',
  },
  liveSince: {
    id: 'designConfiguration.page.liveSince',
    defaultMessage: 'Published: the version of {date}.',
    description: 'Above the title: since when the published design is in force.',
  },
  liveOwn: {
    id: 'designConfiguration.page.liveOwn',
    defaultMessage: 'Published: Somo’s own design.',
    description: 'Above the title while nothing was ever published; Somo is the name of the product.',
  },
  liveSetUp: {
    id: 'designConfiguration.page.liveSetUp',
    defaultMessage: 'Published: the design from the installation’s configuration.',
    description: 'Above the title while nothing was published here, but name or colour were set in another way.',
  },
  tabs: {
    id: 'designConfiguration.page.tabs',
    defaultMessage: 'Parts of the design',
    description: 'Read aloud: name of the row of tabs.',
  },
  tabBrand: {
    id: 'designConfiguration.page.tabBrand',
    defaultMessage: 'Brand',
    description: 'Tab: name, colour and logo.',
  },
  tabUnits: {
    id: 'designConfiguration.page.tabUnits',
    defaultMessage: 'Who sees what',
    description: 'Tab: which colour the people of each unit see, and why.',
  },
  undo: {
    id: 'designConfiguration.page.undo',
    defaultMessage: 'Undo the last publication',
    description: 'Button: brings back what was live before.',
  },
  discard: {
    id: 'designConfiguration.page.discard',
    defaultMessage: 'Discard draft',
    description: 'Button: the draft becomes what is live.',
  },
  publish: {
    id: 'designConfiguration.page.publish',
    defaultMessage: 'Publish',
    description: 'Button: the draft becomes what everybody sees.',
  },
  cancel: {
    id: 'designConfiguration.page.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of a dialog: nothing happens.',
  },
  saveDraft: {
    id: 'designConfiguration.page.saveDraft',
    defaultMessage: 'Save draft',
    description: 'Button in the bar of what is not saved.',
  },
  saveFirst: {
    id: 'designConfiguration.page.saveFirst',
    defaultMessage: 'Save the draft or discard the changes first.',
    description: 'Why the buttons at the top cannot be used while something is not saved.',
  },
  nothingToPublish: {
    id: 'designConfiguration.page.nothingToPublish',
    defaultMessage: 'No unpublished changes.',
    description: 'Why nothing can be published.',
  },
  published: {
    id: 'designConfiguration.page.published',
    defaultMessage: 'Published. Everyone sees it on the next page they open.',
    description: 'Notice after a publication.',
  },
  undone: {
    id: 'designConfiguration.page.undone',
    defaultMessage: 'The previous design is published again.',
    description: 'Notice after a publication was taken back.',
  },
  discarded: {
    id: 'designConfiguration.page.discarded',
    defaultMessage: 'Draft discarded.',
    description: 'Notice after the draft was discarded.',
  },
})

/** The form at the left. */
export const fieldMessages = defineMessages({
  name: { id: 'designConfiguration.field.name', defaultMessage: 'Product name', description: 'Label of a field.' },
  nameHint: {
    id: 'designConfiguration.field.nameHint',
    defaultMessage: 'Shown in the browser tab and above the menu.',
    description: 'Below the field for the name: where it is read.',
  },
  colour: {
    id: 'designConfiguration.field.colour',
    defaultMessage: 'Primary colour',
    description: 'Label of a field.',
  },
  exact: {
    id: 'designConfiguration.field.exact',
    defaultMessage: 'Used exactly as entered in both appearances.',
    description: 'Below the colour: nothing is changed.',
  },
  exactEdged: {
    id: 'designConfiguration.field.exactEdged',
    defaultMessage: 'Used exactly as entered. Fills that don’t stand out from the page get a fine border.',
    description: 'Below a colour that is very light or very dark.',
  },
  darker: {
    id: 'designConfiguration.field.darker',
    defaultMessage:
      'Fills use a slightly darker shade ({shade}) so that white text stays readable. Markers and strips keep your colour.',
    description: 'Below a colour on which neither black nor white text could be read; {shade} is a colour code.',
  },
  takeShade: {
    id: 'designConfiguration.field.takeShade',
    defaultMessage: 'Use {shade} instead',
    description: 'Button: takes the nearest colour that can be a fill as it is; {shade} is a colour code.',
  },
  derivedRest: {
    id: 'designConfiguration.field.derivedRest',
    defaultMessage: 'Text, borders and tints are derived from it.',
    description: 'Below the colour, after the sentence on the fill.',
  },
  reach: {
    id: 'designConfiguration.field.reach',
    defaultMessage: 'Units with their own colour keep it.',
    description: 'Below the colour: for whom it does not count.',
  },
  ownUnit: {
    id: 'designConfiguration.field.ownUnit',
    defaultMessage: '{unit} has its own colour, {colour}, so its members don’t see this one.',
    description: 'Below the colour, where the default unit has a colour; {colour} is a colour code.',
  },
  reachLink: {
    id: 'designConfiguration.field.reachLink',
    defaultMessage: 'Who sees which colour',
    description: 'Link to the table by unit.',
  },
  logo: { id: 'designConfiguration.field.logo', defaultMessage: 'Logo', description: 'Label of a field.' },
  logoHint: {
    id: 'designConfiguration.field.logoHint',
    defaultMessage: 'Shown before the product name, on light and dark backgrounds. A unit’s own logo takes precedence.',
    description: 'Below the field for the logo.',
  },
  logoOnLight: {
    id: 'designConfiguration.field.logoOnLight',
    defaultMessage: 'On light',
    description: 'Beside a sample of the logo.',
  },
  logoOnDark: {
    id: 'designConfiguration.field.logoOnDark',
    defaultMessage: 'On dark',
    description: 'Beside a sample of the logo.',
  },
  logoOwn: {
    id: 'designConfiguration.field.logoOwn',
    defaultMessage: 'Somo’s logo',
    description: 'In place of a logo while none is chosen; Somo is the name of the product.',
  },
  logoKept: {
    id: 'designConfiguration.field.logoKept',
    defaultMessage: 'Current logo',
    description: 'A logo that was there already, without the name of its file.',
  },
  logoNew: {
    id: 'designConfiguration.field.logoNew',
    defaultMessage: 'New: {file}',
    description: 'A logo that was just chosen; {file} is the name of its file.',
  },
  logoRemove: {
    id: 'designConfiguration.field.logoRemove',
    defaultMessage: 'Remove logo',
    description: 'Button: the product’s own mark takes its place.',
  },
  logoUpload: {
    id: 'designConfiguration.field.logoUpload',
    defaultMessage: 'Uploading the logo',
    description: 'Title above the file that is on its way.',
  },
})

/** What is wrong, at the field, and what to do. */
export const errorTexts = defineMessages({
  BAD_CHARACTERS: {
    id: 'designConfiguration.error.badCharacters',
    defaultMessage: 'Remove line breaks and characters that can’t be displayed.',
    description: 'At the name.',
  },
  NOT_A_COLOUR: {
    id: 'designConfiguration.error.notAColour',
    defaultMessage: 'Enter the colour as six hexadecimal digits, such as #5761ee.',
    description: 'At the colour.',
  },
  LOGO_SENDING: {
    id: 'designConfiguration.error.logoSending',
    defaultMessage: 'The logo is still uploading. Save when it is done.',
    description: 'At the logo.',
  },
  LOGO_FAILED: {
    id: 'designConfiguration.error.logoFailed',
    defaultMessage: 'The logo was not uploaded. Try again or remove it.',
    description: 'At the logo.',
  },
  UNKNOWN: {
    id: 'designConfiguration.error.unknown',
    defaultMessage: 'The server no longer has this file. Choose the logo again.',
    description: 'At the logo.',
  },
  TOO_LONG: {
    id: 'designConfiguration.error.tooLong',
    defaultMessage: 'At most 40 characters.',
    description: 'At the name.',
  },
  TOO_SHORT: {
    id: 'designConfiguration.error.tooShort',
    defaultMessage: 'Enter a name.',
    description: 'At the name of the product.',
  },
  REQUIRED: {
    id: 'designConfiguration.error.required',
    defaultMessage: 'Enter a name.',
    description: 'At the name of the product.',
  },
  CHANGED_MEANWHILE: {
    id: 'designConfiguration.error.changedMeanwhile',
    defaultMessage: 'The draft was changed by someone else.',
    description: 'Above the form.',
  },
})

const ownLogoErrors = defineMessages({
  TOO_LARGE: {
    id: 'designConfiguration.logoError.tooLarge',
    defaultMessage: 'The file is too large. A logo can be up to 1 MB.',
    description: 'Below a file that was refused.',
  },
  WRONG_KIND: {
    id: 'designConfiguration.logoError.wrongKind',
    defaultMessage: 'Choose an SVG, PNG, WebP or JPEG file.',
    description: 'Below a file that was refused.',
  },
  UNREADABLE: {
    id: 'designConfiguration.logoError.unreadable',
    defaultMessage: 'The file is damaged or contains something a logo can’t have, such as a script. Export it again.',
    description: 'Below a file that was refused.',
  },
  OTHER: {
    id: 'designConfiguration.logoError.other',
    defaultMessage: 'The server rejected the file. Choose another one.',
    description: 'Below a file that was refused; nothing more is known.',
  },
  FAILED: {
    id: 'designConfiguration.logoError.failed',
    defaultMessage: 'Upload failed. {reason} The file is still selected.',
    description: 'Below a file that did not arrive; {reason} is a sentence on the cause.',
  },
})

/** Why a file is not taken as a logo. */
export const logoErrors = {
  ...ownLogoErrors,
  TOO_COMPLEX: userErrorMessages.TOO_COMPLEX,
  TOO_SLOW: userErrorMessages.TOO_SLOW,
  CRASHED: userErrorMessages.CRASHED,
}

/** What speaks against a logo that was taken; it can be saved all the same. */
export const logoDoubts = defineMessages({
  EMPTY: {
    id: 'designConfiguration.logoDoubt.empty',
    defaultMessage: 'This picture is fully transparent.',
    description: 'Below a logo that was just chosen; a warning, it can be kept.',
  },
  TINY: {
    id: 'designConfiguration.logoDoubt.tiny',
    defaultMessage: 'The picture is small and will look blurred. Use one at least 52 pixels high.',
    description: 'Below a logo that was just chosen; a warning, it can be kept.',
  },
  LOST_ON_LIGHT: {
    id: 'designConfiguration.logoDoubt.lostOnLight',
    defaultMessage: 'The logo is hard to see on a light background. Use a version with its own background or outline.',
    description: 'Below a logo that was just chosen; a warning, it can be kept.',
  },
  LOST_ON_DARK: {
    id: 'designConfiguration.logoDoubt.lostOnDark',
    defaultMessage: 'The logo is hard to see on a dark background. Use a version with its own background or outline.',
    description: 'Below a logo that was just chosen; a warning, it can be kept.',
  },
})

/** Publishing, undoing, discarding, and two people at once. */
export const changeMessages = defineMessages({
  publishTitle: {
    id: 'designConfiguration.change.publishTitle',
    defaultMessage: 'Publish the draft?',
    description: 'Title of a dialog.',
  },
  publishSentence: {
    id: 'designConfiguration.change.publishSentence',
    defaultMessage: 'Everyone sees it on the next page they open. You can undo it once.',
    description: 'Below the title.',
  },
  undoTitle: {
    id: 'designConfiguration.change.undoTitle',
    defaultMessage: 'Undo the last publication?',
    description: 'Title of a dialog.',
  },
  undoSentence: {
    id: 'designConfiguration.change.undoSentence',
    defaultMessage: 'Everyone will see this version again:',
    description: 'Below the title, above what comes back.',
  },
  undoAction: {
    id: 'designConfiguration.change.undoAction',
    defaultMessage: 'Undo',
    description: 'Button of the dialog.',
  },
  discardTitle: {
    id: 'designConfiguration.change.discardTitle',
    defaultMessage: 'Discard the draft?',
    description: 'Title of a dialog.',
  },
  discardSentence: {
    id: 'designConfiguration.change.discardSentence',
    defaultMessage: 'The draft is deleted. The published design stays.',
    description: 'Below the title.',
  },
  discardAction: {
    id: 'designConfiguration.change.discardAction',
    defaultMessage: 'Discard',
    description: 'Button of the dialog.',
  },
  part: {
    id: 'designConfiguration.change.part',
    defaultMessage: 'What',
    description: 'Head of a column: which part of the design changes.',
  },
  now: {
    id: 'designConfiguration.change.now',
    defaultMessage: 'Now',
    description: 'Head of a column: what it is before the change.',
  },
  afterwards: {
    id: 'designConfiguration.change.afterwards',
    defaultMessage: 'Then',
    description: 'Head of a column: what it is after the change.',
  },
  logoChosen: {
    id: 'designConfiguration.change.logoChosen',
    defaultMessage: 'Own logo',
    description: 'In a table: there is a logo, shown beside the words.',
  },
  failed: {
    id: 'designConfiguration.change.failed',
    defaultMessage: 'Nothing was changed. {reason}',
    description: 'In a dialog whose step failed; {reason} is a sentence on the cause.',
  },
  meanwhile: {
    id: 'designConfiguration.change.meanwhile',
    defaultMessage: 'The design was changed by someone else. Check the current version before you continue.',
    description: 'In a dialog: nothing was done, because the design is another one by now.',
  },
  nothing: {
    id: 'designConfiguration.change.nothing',
    defaultMessage: 'Nothing to do: someone else has already done this.',
    description: 'In a dialog.',
  },
  unexpected: {
    id: 'designConfiguration.change.unexpected',
    defaultMessage: 'Nothing was changed. The server refused the change. Reload the page and try again.',
    description: 'In a dialog; nothing more is known.',
  },
  conflict: {
    id: 'designConfiguration.change.conflict',
    defaultMessage: '{name} saved another draft on {date} at {time}. Choose which values to keep.',
    description: 'Above both values.',
  },
  conflictNobody: {
    id: 'designConfiguration.change.conflictNobody',
    defaultMessage: 'The design was changed by someone else. Choose which values to keep.',
    description: 'Above both values, where nobody is named.',
  },
  conflictTheirs: {
    id: 'designConfiguration.change.conflictTheirs',
    defaultMessage: '{name}, {time}',
    description: 'Head of the other values: who saved them, and when.',
  },
  conflictOther: {
    id: 'designConfiguration.change.conflictOther',
    defaultMessage: 'Current value',
    description: 'Head of the other values, where nobody is named.',
  },
})

/** The table by unit. */
export const unitMessages = defineMessages({
  table: {
    id: 'designConfiguration.units.table',
    defaultMessage: 'Who sees which colour and why',
    description: 'Title of the table.',
  },
  lead: {
    id: 'designConfiguration.units.lead',
    defaultMessage:
      'Members see the colour of their default unit. Without one they see the published colour, or else Somo’s.',
    description: 'Below the title of the table; Somo is the name of the product.',
  },
  unit: { id: 'designConfiguration.units.unit', defaultMessage: 'Unit', description: 'Head of a column.' },
  colour: { id: 'designConfiguration.units.colour', defaultMessage: 'Colour', description: 'Head of a column.' },
  source: {
    id: 'designConfiguration.units.source',
    defaultMessage: 'Why',
    description: 'Head of a column: where the colour comes from.',
  },
  UNIT: {
    id: 'designConfiguration.units.fromUnit',
    defaultMessage: 'The unit’s own colour',
    description: 'Where a colour comes from.',
  },
  PREFERENCE: {
    id: 'designConfiguration.units.fromPreference',
    defaultMessage: 'The colour of the whole installation',
    description: 'Where a colour comes from: the design of this page.',
  },
  BUILT_IN: {
    id: 'designConfiguration.units.builtIn',
    defaultMessage: 'Somo’s colour: no other is set',
    description: 'Where a colour comes from.',
  },
  empty: {
    id: 'designConfiguration.units.empty',
    defaultMessage: 'No units yet',
    description: 'In place of the table.',
  },
  emptySentence: {
    id: 'designConfiguration.units.emptySentence',
    defaultMessage: 'Each unit is listed here with the colour its members see.',
    description: 'In place of the table.',
  },
  pages: {
    id: 'designConfiguration.units.pages',
    defaultMessage: 'Pages of units',
    description: 'Read aloud: name of the buttons that lead from page to page.',
  },
  shown: {
    id: 'designConfiguration.units.shown',
    defaultMessage: '{count, plural, one {# unit on this page} other {# units on this page}}',
    description: 'Below the table.',
  },
})

/** What was derived from the colour. */
export const derivedMessages = defineMessages({
  title: {
    id: 'designConfiguration.derived.title',
    defaultMessage: 'Derived colours',
    description: 'Title of a table.',
  },
  role: {
    id: 'designConfiguration.derived.role',
    defaultMessage: 'Role',
    description: 'Head of a column: what a colour is used for.',
  },
  contrast: {
    id: 'designConfiguration.derived.contrast',
    defaultMessage: 'Contrast',
    description: 'Head of a column.',
  },
  light: { id: 'designConfiguration.derived.light', defaultMessage: 'Light', description: 'A theme.' },
  dark: { id: 'designConfiguration.derived.dark', defaultMessage: 'Dark violet', description: 'A theme.' },
  fill: {
    id: 'designConfiguration.derived.fill',
    defaultMessage: 'Fill behind text',
    description: 'A role of a colour.',
  },
  text: {
    id: 'designConfiguration.derived.text',
    defaultMessage: 'Links and text',
    description: 'A role of a colour.',
  },
  border: {
    id: 'designConfiguration.derived.border',
    defaultMessage: 'Edges and focus',
    description: 'A role of a colour.',
  },
  selected: {
    id: 'designConfiguration.derived.selected',
    defaultMessage: 'Selected',
    description: 'A role of a colour: the ground of what is chosen.',
  },
  sampleFill: {
    id: 'designConfiguration.derived.sampleFill',
    defaultMessage: 'Resume',
    description: 'One word on a sample of a filled button.',
  },
  sampleText: {
    id: 'designConfiguration.derived.sampleText',
    defaultMessage: 'View',
    description: 'One word on a sample of a link.',
  },
  sampleRow: {
    id: 'designConfiguration.derived.sampleRow',
    defaultMessage: 'Row',
    description: 'One word on a sample of a chosen row.',
  },
  verdict: {
    id: 'designConfiguration.derived.verdict',
    defaultMessage:
      '{failed, plural, =0 {All {all} pairs meet WCAG AA} one {# of {all} pairs has too little contrast} other {# of {all} pairs have too little contrast}}',
    description: 'Beside the title: how many pairs of colours keep to the rule for contrast.',
  },
})
