import { userErrorMessages } from '../../domain/faults/userErrorMessages.ts'
import { defineMessages } from '../../platform/locale/message.ts'

/** The page: its state, its tabs, its steps. */
export const messages = defineMessages({
  title: { id: 'designConfiguration.page.title', defaultMessage: 'Design', description: 'Title of the page on which name, logo and primary colour are chosen; the same as in the menu.' },
  draftSaved: { id: 'designConfiguration.page.draftSaved', defaultMessage: 'Draft, saved {date}, {time}, by {name}.', description: 'Above the title while there is a draft.' },
  liveSince: { id: 'designConfiguration.page.liveSince', defaultMessage: 'Live is the version of {date}.', description: 'Above the title: since when the published design is in force.' },
  liveOwn: { id: 'designConfiguration.page.liveOwn', defaultMessage: 'Live is the design Somo comes with.', description: 'Above the title while nothing was ever published; Somo is the name of the product.' },
  liveSetUp: { id: 'designConfiguration.page.liveSetUp', defaultMessage: 'Live is what this installation was set up with.', description: 'Above the title while nothing was published here, but name or colour were set in another way.' },
  tabs: { id: 'designConfiguration.page.tabs', defaultMessage: 'Parts of the design', description: 'Read aloud: name of the row of tabs.' },
  tabBrand: { id: 'designConfiguration.page.tabBrand', defaultMessage: 'Brand', description: 'Tab: name, colour and logo.' },
  tabUnits: { id: 'designConfiguration.page.tabUnits', defaultMessage: 'Who sees what', description: 'Tab: which colour the people of each unit see, and why.' },
  undo: { id: 'designConfiguration.page.undo', defaultMessage: 'Undo the last publication', description: 'Button: brings back what was live before.' },
  discard: { id: 'designConfiguration.page.discard', defaultMessage: 'Discard draft', description: 'Button: the draft becomes what is live.' },
  publish: { id: 'designConfiguration.page.publish', defaultMessage: 'Publish', description: 'Button: the draft becomes what everybody sees.' },
  cancel: { id: 'designConfiguration.page.cancel', defaultMessage: 'Cancel', description: 'Button of a dialog: nothing happens.' },
  saveDraft: { id: 'designConfiguration.page.saveDraft', defaultMessage: 'Save draft', description: 'Button in the bar of what is not saved.' },
  saveFirst: { id: 'designConfiguration.page.saveFirst', defaultMessage: 'First save the draft or discard the changes.', description: 'Why the buttons at the top cannot be used while something is not saved.' },
  nothingToPublish: { id: 'designConfiguration.page.nothingToPublish', defaultMessage: 'The draft and what is live are the same.', description: 'Why nothing can be published.' },
  published: { id: 'designConfiguration.page.published', defaultMessage: 'Published. Everybody sees it with the next page they open.', description: 'Notice after a publication.' },
  undone: { id: 'designConfiguration.page.undone', defaultMessage: 'What was live before is live again.', description: 'Notice after a publication was taken back.' },
  discarded: { id: 'designConfiguration.page.discarded', defaultMessage: 'The draft is discarded.', description: 'Notice after the draft was discarded.' },
})

/** The form at the left. */
export const fieldMessages = defineMessages({
  name: { id: 'designConfiguration.field.name', defaultMessage: 'Name of the product', description: 'Label of a field.' },
  nameHint: { id: 'designConfiguration.field.nameHint', defaultMessage: 'In the browser’s tab and above the menu.', description: 'Below the field for the name: where it is read.' },
  colour: { id: 'designConfiguration.field.colour', defaultMessage: 'Primary colour', description: 'Label of a field.' },
  exact: { id: 'designConfiguration.field.exact', defaultMessage: 'Shown exactly as it is in both themes.', description: 'Below the colour: nothing is changed.' },
  exactEdged: { id: 'designConfiguration.field.exactEdged', defaultMessage: 'Shown exactly as it is. Where a fill would not stand out from the page it gets a fine edge.', description: 'Below a colour that is very light or very dark.' },
  darker: { id: 'designConfiguration.field.darker', defaultMessage: 'As a fill slightly darker ({shade}), so that white text stays readable. Strips and bookmarks keep the colour itself.', description: 'Below a colour on which neither black nor white text could be read; {shade} is a colour code.' },
  takeShade: { id: 'designConfiguration.field.takeShade', defaultMessage: 'Take {shade} instead', description: 'Button: takes the nearest colour that can be a fill as it is; {shade} is a colour code.' },
  derivedRest: { id: 'designConfiguration.field.derivedRest', defaultMessage: 'Texts, edges and tints are derived from it.', description: 'Below the colour, after the sentence on the fill.' },
  reach: { id: 'designConfiguration.field.reach', defaultMessage: 'A unit with a colour of its own keeps it.', description: 'Below the colour: for whom it does not count.' },
  ownUnit: { id: 'designConfiguration.field.ownUnit', defaultMessage: '{unit} has the colour {colour} of its own, which comes first: its people do not see this one.', description: 'Below the colour, where the default unit has a colour; {colour} is a colour code.' },
  reachLink: { id: 'designConfiguration.field.reachLink', defaultMessage: 'Who sees which colour', description: 'Link to the table by unit.' },
  logo: { id: 'designConfiguration.field.logo', defaultMessage: 'Logo', description: 'Label of a field.' },
  logoHint: { id: 'designConfiguration.field.logoHint', defaultMessage: 'Stands before the name, on light and on dark ground. A unit’s own logo comes first.', description: 'Below the field for the logo.' },
  logoOnLight: { id: 'designConfiguration.field.logoOnLight', defaultMessage: 'On light', description: 'Beside a sample of the logo.' },
  logoOnDark: { id: 'designConfiguration.field.logoOnDark', defaultMessage: 'On dark', description: 'Beside a sample of the logo.' },
  logoOwn: { id: 'designConfiguration.field.logoOwn', defaultMessage: 'Somo’s own mark', description: 'In place of a logo while none is chosen; Somo is the name of the product.' },
  logoKept: { id: 'designConfiguration.field.logoKept', defaultMessage: 'Logo from before', description: 'A logo that was there already, without the name of its file.' },
  logoNew: { id: 'designConfiguration.field.logoNew', defaultMessage: 'New: {file}', description: 'A logo that was just chosen; {file} is the name of its file.' },
  logoRemove: { id: 'designConfiguration.field.logoRemove', defaultMessage: 'Remove logo', description: 'Button: the product’s own mark takes its place.' },
  logoUpload: { id: 'designConfiguration.field.logoUpload', defaultMessage: 'Sending the logo', description: 'Title above the file that is on its way.' },
})

/** What is wrong, at the field, and what to do. */
export const faultTexts = defineMessages({
  BAD_CHARACTERS: { id: 'designConfiguration.fault.badCharacters', defaultMessage: 'The name holds a line break or another character that cannot be shown. Write it on one line.', description: 'At the name.' },
  NOT_A_COLOUR: { id: 'designConfiguration.fault.notAColour', defaultMessage: 'Write the colour as six digits, such as #5761ee; three are enough where they repeat.', description: 'At the colour.' },
  LOGO_SENDING: { id: 'designConfiguration.fault.logoSending', defaultMessage: 'The logo is still on its way. Save as soon as it is there.', description: 'At the logo.' },
  LOGO_FAILED: { id: 'designConfiguration.fault.logoFailed', defaultMessage: 'The logo did not arrive. Send it again or take it out.', description: 'At the logo.' },
  UNKNOWN: { id: 'designConfiguration.fault.unknown', defaultMessage: 'The server no longer has this file. Choose the logo once more.', description: 'At the logo.' },
  TOO_LONG: { id: 'designConfiguration.fault.tooLong', defaultMessage: 'At most 40 characters.', description: 'At the name.' },
  TOO_SHORT: { id: 'designConfiguration.fault.tooShort', defaultMessage: 'Enter a name.', description: 'At the name of the product.' },
  REQUIRED: { id: 'designConfiguration.fault.required', defaultMessage: 'Enter a name.', description: 'At the name of the product.' },
  CHANGED_MEANWHILE: { id: 'designConfiguration.fault.changedMeanwhile', defaultMessage: 'Somebody else saved the draft meanwhile.', description: 'Above the form.' },
})

const ownLogoFaults = defineMessages({
  TOO_LARGE: { id: 'designConfiguration.logoFault.tooLarge', defaultMessage: 'The file is too large: a logo may have up to 1 MB. Save it smaller and choose it again.', description: 'Below a file that was refused.' },
  WRONG_KIND: { id: 'designConfiguration.logoFault.wrongKind', defaultMessage: 'What is in the file is no SVG, PNG, WebP or JPEG, whatever its name says.', description: 'Below a file that was refused.' },
  UNREADABLE: { id: 'designConfiguration.logoFault.unreadable', defaultMessage: 'The file is damaged or holds something a logo may not hold, such as a script. Export it anew and choose it again.', description: 'Below a file that was refused.' },
  OTHER: { id: 'designConfiguration.logoFault.other', defaultMessage: 'The server did not take the file. Choose another one.', description: 'Below a file that was refused; nothing more is known.' },
  FAILED: { id: 'designConfiguration.logoFault.failed', defaultMessage: 'Not sent. {reason} The file is kept here.', description: 'Below a file that did not arrive; {reason} is a sentence on the cause.' },
})

/** Why a file is not taken as a logo. */
export const logoFaults = {
  ...ownLogoFaults,
  TOO_COMPLEX: userErrorMessages.TOO_COMPLEX,
  TOO_SLOW: userErrorMessages.TOO_SLOW,
  CRASHED: userErrorMessages.CRASHED,
}

/** What speaks against a logo that was taken; it can be saved all the same. */
export const logoDoubts = defineMessages({
  EMPTY: { id: 'designConfiguration.logoDoubt.empty', defaultMessage: 'Nothing can be seen in this picture: it is transparent all over.', description: 'Below a logo that was just chosen; a warning, it can be kept.' },
  TINY: { id: 'designConfiguration.logoDoubt.tiny', defaultMessage: 'The picture is smaller than the place it gets, so it will look blurred. From 52 pixels of height it is sharp everywhere.', description: 'Below a logo that was just chosen; a warning, it can be kept.' },
  LOST_ON_LIGHT: { id: 'designConfiguration.logoDoubt.lostOnLight', defaultMessage: 'On light ground the logo can hardly be seen. A version with a ground or an edge of its own stays visible in both themes.', description: 'Below a logo that was just chosen; a warning, it can be kept.' },
  LOST_ON_DARK: { id: 'designConfiguration.logoDoubt.lostOnDark', defaultMessage: 'On dark ground the logo can hardly be seen. A version with a ground or an edge of its own stays visible in both themes.', description: 'Below a logo that was just chosen; a warning, it can be kept.' },
})

/** Publishing, undoing, discarding, and two people at once. */
export const changeMessages = defineMessages({
  publishTitle: { id: 'designConfiguration.change.publishTitle', defaultMessage: 'Publish the draft?', description: 'Title of a dialog.' },
  publishSentence: { id: 'designConfiguration.change.publishSentence', defaultMessage: 'Everybody in this installation sees it with the next page they open. It can be undone once.', description: 'Below the title.' },
  undoTitle: { id: 'designConfiguration.change.undoTitle', defaultMessage: 'Undo the last publication?', description: 'Title of a dialog.' },
  undoSentence: { id: 'designConfiguration.change.undoSentence', defaultMessage: 'This comes back for everybody.', description: 'Below the title, above what comes back.' },
  undoAction: { id: 'designConfiguration.change.undoAction', defaultMessage: 'Undo', description: 'Button of the dialog.' },
  discardTitle: { id: 'designConfiguration.change.discardTitle', defaultMessage: 'Discard the draft?', description: 'Title of a dialog.' },
  discardSentence: { id: 'designConfiguration.change.discardSentence', defaultMessage: 'The draft goes back to what is live. What was prepared is lost.', description: 'Below the title.' },
  discardAction: { id: 'designConfiguration.change.discardAction', defaultMessage: 'Discard', description: 'Button of the dialog.' },
  part: { id: 'designConfiguration.change.part', defaultMessage: 'What', description: 'Head of a column: which part of the design changes.' },
  now: { id: 'designConfiguration.change.now', defaultMessage: 'Now', description: 'Head of a column: what it is before the change.' },
  afterwards: { id: 'designConfiguration.change.afterwards', defaultMessage: 'Then', description: 'Head of a column: what it is after the change.' },
  logoChosen: { id: 'designConfiguration.change.logoChosen', defaultMessage: 'Own logo', description: 'In a table: there is a logo, shown beside the words.' },
  failed: { id: 'designConfiguration.change.failed', defaultMessage: 'Nothing was changed. {reason}', description: 'In a dialog whose step failed; {reason} is a sentence on the cause.' },
  meanwhile: { id: 'designConfiguration.change.meanwhile', defaultMessage: 'Somebody else changed the design meanwhile. What is shown now is how it stands; look it over once more.', description: 'In a dialog: nothing was done, because the design is another one by now.' },
  nothing: { id: 'designConfiguration.change.nothing', defaultMessage: 'There is nothing left to do: somebody else did it already.', description: 'In a dialog.' },
  unexpected: { id: 'designConfiguration.change.unexpected', defaultMessage: 'Nothing was changed. The server refused it.', description: 'In a dialog; nothing more is known.' },
  conflict: { id: 'designConfiguration.change.conflict', defaultMessage: '{name} saved another draft on {date} at {time}, while this one was being changed. Choose one value for each part.', description: 'Above both values.' },
  conflictNobody: { id: 'designConfiguration.change.conflictNobody', defaultMessage: 'Somebody else changed the design meanwhile. Choose one value for each part.', description: 'Above both values, where nobody is named.' },
  conflictTheirs: { id: 'designConfiguration.change.conflictTheirs', defaultMessage: '{name}, {time}', description: 'Head of the other values: who saved them, and when.' },
  conflictOther: { id: 'designConfiguration.change.conflictOther', defaultMessage: 'As it stands now', description: 'Head of the other values, where nobody is named.' },
})

/** The table by unit. */
export const unitMessages = defineMessages({
  table: { id: 'designConfiguration.units.table', defaultMessage: 'Who sees which colour and why', description: 'Title of the table.' },
  lead: { id: 'designConfiguration.units.lead', defaultMessage: 'People see the colour of their default unit. A unit without one shows the colour that is live here; without that it is the one Somo comes with.', description: 'Below the title of the table; Somo is the name of the product.' },
  unit: { id: 'designConfiguration.units.unit', defaultMessage: 'Unit', description: 'Head of a column.' },
  colour: { id: 'designConfiguration.units.colour', defaultMessage: 'Colour', description: 'Head of a column.' },
  source: { id: 'designConfiguration.units.source', defaultMessage: 'Why', description: 'Head of a column: where the colour comes from.' },
  UNIT: { id: 'designConfiguration.units.fromUnit', defaultMessage: 'The unit’s own colour', description: 'Where a colour comes from.' },
  PREFERENCE: { id: 'designConfiguration.units.fromPreference', defaultMessage: 'The colour of the whole installation, set here', description: 'Where a colour comes from: the design of this page.' },
  BUILT_IN: { id: 'designConfiguration.units.builtIn', defaultMessage: 'Somo’s own: nothing else is set', description: 'Where a colour comes from.' },
  empty: { id: 'designConfiguration.units.empty', defaultMessage: 'No units yet', description: 'In place of the table.' },
  emptySentence: { id: 'designConfiguration.units.emptySentence', defaultMessage: 'As soon as there are some, each stands here with the colour its people see.', description: 'In place of the table.' },
  pages: { id: 'designConfiguration.units.pages', defaultMessage: 'Pages of units', description: 'Read aloud: name of the buttons that lead from page to page.' },
  shown: { id: 'designConfiguration.units.shown', defaultMessage: '{count, plural, one {# unit on this page} other {# units on this page}}', description: 'Below the table.' },
})

/** What was derived from the colour. */
export const derivedMessages = defineMessages({
  title: { id: 'designConfiguration.derived.title', defaultMessage: 'Derived colours', description: 'Title of a table.' },
  role: { id: 'designConfiguration.derived.role', defaultMessage: 'Role', description: 'Head of a column: what a colour is used for.' },
  contrast: { id: 'designConfiguration.derived.contrast', defaultMessage: 'Contrast', description: 'Head of a column.' },
  light: { id: 'designConfiguration.derived.light', defaultMessage: 'Light', description: 'A theme.' },
  dark: { id: 'designConfiguration.derived.dark', defaultMessage: 'Dark violet', description: 'A theme.' },
  fill: { id: 'designConfiguration.derived.fill', defaultMessage: 'Fill with words', description: 'A role of a colour.' },
  text: { id: 'designConfiguration.derived.text', defaultMessage: 'Links and text', description: 'A role of a colour.' },
  border: { id: 'designConfiguration.derived.border', defaultMessage: 'Edges and focus', description: 'A role of a colour.' },
  selected: { id: 'designConfiguration.derived.selected', defaultMessage: 'Selected', description: 'A role of a colour: the ground of what is chosen.' },
  sampleFill: { id: 'designConfiguration.derived.sampleFill', defaultMessage: 'Resume', description: 'One word on a sample of a filled button.' },
  sampleText: { id: 'designConfiguration.derived.sampleText', defaultMessage: 'View', description: 'One word on a sample of a link.' },
  sampleRow: { id: 'designConfiguration.derived.sampleRow', defaultMessage: 'Row', description: 'One word on a sample of a chosen row.' },
  verdict: { id: 'designConfiguration.derived.verdict', defaultMessage: '{failed, plural, =0 {All {all} pairs pass WCAG AA} one {# of {all} pairs is too pale} other {# of {all} pairs are too pale}}', description: 'Beside the title: how many pairs of colours keep to the rule for contrast.' },
})
