import type { OrganisationKind, SetupStepId } from '@somo/graphql/schema'
import { defineMessages } from '../../../../platform/locale/message.ts'

/** What each step of the set-up is about; a step without words does not compile. */
export const stepTitles = defineMessages<SetupStepId>({
  ORGANISATION_KIND: {
    id: 'dashboard.step.organisationKind',
    defaultMessage: 'Company or school?',
    description: 'First step of the set-up: which kind of organisation uses the installation.',
  },
  PRODUCT_NAME: {
    id: 'dashboard.step.productName',
    defaultMessage: 'Name of the product',
    description: 'Step of the set-up: what the product is called here.',
  },
  LOGO: { id: 'dashboard.step.logo', defaultMessage: 'Your logo', description: 'Step of the set-up.' },
  PRIMARY_COLOR: {
    id: 'dashboard.step.primaryColor',
    defaultMessage: 'Primary colour',
    description: 'Step of the set-up: the one accent colour.',
  },
  OWN_PROFILE: {
    id: 'dashboard.step.ownProfile',
    defaultMessage: 'Your language and formats',
    description: 'Step of the set-up: the administrator’s own profile.',
  },
  LEGAL_TEXT: {
    id: 'dashboard.step.legalText',
    defaultMessage: 'Imprint and privacy notice',
    description: 'Step of the set-up: the organisation publishes both texts.',
  },
  MAIL: {
    id: 'dashboard.step.mail',
    defaultMessage: 'Email delivery',
    description: 'Step of the set-up: whether the mail server works.',
  },
  FIRST_UNIT: {
    id: 'dashboard.step.firstUnit',
    defaultMessage: 'First unit',
    description: 'Step of the set-up: a unit is a part of the organisation.',
  },
  FIRST_IMPORT: {
    id: 'dashboard.step.firstImport',
    defaultMessage: 'First import',
    description: 'Step of the set-up: people are taken over from a file.',
  },
})

/** Why each step is worth taking. */
export const stepReasons = defineMessages<SetupStepId>({
  ORGANISATION_KIND: {
    id: 'dashboard.reason.organisationKind',
    defaultMessage: 'Determines which results managers can see.',
    description: 'Why the question "Company or school?" is asked.',
  },
  PRODUCT_NAME: {
    id: 'dashboard.reason.productName',
    defaultMessage: 'Shown in the menu and on the sign-in page.',
    description: 'Below the step "Name of the product".',
  },
  LOGO: {
    id: 'dashboard.reason.logo',
    defaultMessage: 'Replaces the Somo mark in the menu.',
    description: 'Below the step "Your logo"; the mark is the small drawing that stands for the product.',
  },
  PRIMARY_COLOR: {
    id: 'dashboard.reason.primaryColor',
    defaultMessage: 'Used for buttons, links and the selected menu item.',
    description: 'Below the step "Primary colour".',
  },
  OWN_PROFILE: {
    id: 'dashboard.reason.ownProfile',
    defaultMessage: 'How dates, times and texts appear for you.',
    description: 'Below the step "Your language and formats".',
  },
  LEGAL_TEXT: {
    id: 'dashboard.reason.legalText',
    defaultMessage: 'Linked on the sign-in page and in the menu.',
    description: 'Below the step "Imprint and privacy notice".',
  },
  MAIL: {
    id: 'dashboard.reason.mail',
    defaultMessage: 'Send a test email to check that invitations are delivered.',
    description: 'Below the step "Email delivery".',
  },
  FIRST_UNIT: {
    id: 'dashboard.reason.firstUnit',
    defaultMessage: 'Units define who manages whom.',
    description: 'Below the step "First unit".',
  },
  FIRST_IMPORT: {
    id: 'dashboard.reason.firstImport',
    defaultMessage: 'Add many people from a file. A dry run shows the result first.',
    description: 'Below the step "First import"; a dry run shows what would happen and changes nothing.',
  },
})

/** The link of each step that is taken somewhere else. */
export const stepLinks = defineMessages<Exclude<SetupStepId, 'ORGANISATION_KIND'>>({
  PRODUCT_NAME: {
    id: 'dashboard.link.productName',
    defaultMessage: '{isDone, select, yes {Change name} other {Set name}}',
    description: 'Link of the step "Name of the product".',
  },
  LOGO: {
    id: 'dashboard.link.logo',
    defaultMessage: '{isDone, select, yes {Change logo} other {Add logo}}',
    description: 'Link of the step "Your logo".',
  },
  PRIMARY_COLOR: {
    id: 'dashboard.link.primaryColor',
    defaultMessage: '{isDone, select, yes {Change colour} other {Choose colour}}',
    description: 'Link of the step "Primary colour".',
  },
  OWN_PROFILE: {
    id: 'dashboard.link.ownProfile',
    defaultMessage: '{isDone, select, yes {Change formats} other {Set formats}}',
    description: 'Link of the step "Your language and formats".',
  },
  LEGAL_TEXT: {
    id: 'dashboard.link.legalText',
    defaultMessage: '{isDone, select, yes {Open legal texts} other {Add legal texts}}',
    description: 'Link of the step "Imprint and privacy notice".',
  },
  MAIL: {
    id: 'dashboard.link.mail',
    defaultMessage: '{isDone, select, yes {Open outbox} other {Test email}}',
    description: 'Link of the step "Email delivery".',
  },
  FIRST_UNIT: {
    id: 'dashboard.link.firstUnit',
    defaultMessage: '{isDone, select, yes {Open units} other {Add a unit}}',
    description: 'Link of the step "First unit".',
  },
  FIRST_IMPORT: {
    id: 'dashboard.link.firstImport',
    defaultMessage: '{isDone, select, yes {Open imports} other {Import people}}',
    description: 'Link of the step "First import".',
  },
})

/** The answers to "Company or school?". */
export const kindNames = defineMessages<OrganisationKind>({
  COMPANY: { id: 'dashboard.kind.company', defaultMessage: 'Company', description: 'Answer to "Company or school?".' },
  SCHOOL: { id: 'dashboard.kind.school', defaultMessage: 'School', description: 'Answer to "Company or school?".' },
})

/** What each answer brings about. */
export const kindEffects = defineMessages<OrganisationKind>({
  COMPANY: {
    id: 'dashboard.kind.companyEffect',
    defaultMessage: 'Managers see who has finished, but no scores.',
    description: 'Below the answer "Company".',
  },
  SCHOOL: {
    id: 'dashboard.kind.schoolEffect',
    defaultMessage: 'Managers see scores too.',
    description: 'Below the answer "School".',
  },
})

/** What is said after an answer. */
export const kindSaved = defineMessages<OrganisationKind>({
  COMPANY: {
    id: 'dashboard.kind.companySaved',
    defaultMessage: 'Set up as a company: managers see no scores.',
    description: 'After "Company" was chosen; undo stands beside it.',
  },
  SCHOOL: {
    id: 'dashboard.kind.schoolSaved',
    defaultMessage: 'Set up as a school: managers see scores.',
    description: 'After "School" was chosen; undo stands beside it.',
  },
})

export const setupMessages = defineMessages({
  health: {
    id: 'dashboard.health.title',
    defaultMessage: 'Health',
    description: 'Heading above database, sign-in service, file storage and email with their states.',
  },
  toHealth: { id: 'dashboard.health.link', defaultMessage: 'Open the console', description: 'Link to more figures.' },
  title: {
    id: 'dashboard.setup.title',
    defaultMessage: 'Setting up',
    description: 'Heading above the set-up list of administrators.',
  },
  progress: {
    id: 'dashboard.setup.progress',
    defaultMessage: 'Progress of the set-up',
    description: 'Name of the line that shows how much of the set-up is done.',
  },
  words: {
    id: 'dashboard.setup.words',
    defaultMessage: '{done, number} of {count, plural, one {# step} other {# steps}} done',
    description: 'Below the line of the set-up.',
  },
  complete: {
    id: 'dashboard.setup.complete',
    defaultMessage: 'All {count, plural, one {# step is} other {# steps are}} done. You can hide this checklist.',
    description: 'Below the line of the set-up once everything is done.',
  },
  done: { id: 'dashboard.setup.done', defaultMessage: 'Done', description: 'State of a step of the set-up.' },
  open: {
    id: 'dashboard.setup.open',
    defaultMessage: 'Open',
    description: 'State of a step of the set-up that nobody has taken yet.',
  },
  hide: {
    id: 'dashboard.setup.hide',
    defaultMessage: 'Hide this checklist',
    description:
      'Button below the set-up list: it disappears for every administrator and can be shown again from the console.',
  },
  hidden: {
    id: 'dashboard.setup.hidden',
    defaultMessage: 'Checklist hidden. You can show it again from the console.',
    description: 'After "Hide this checklist", with an undo button beside it.',
  },
  takenBack: {
    id: 'dashboard.setup.takenBack',
    defaultMessage: 'Answer undone.',
    description: 'After undoing an answer to "Company or school?".',
  },
  undo: { id: 'dashboard.setup.undo', defaultMessage: 'Undo', description: 'Takes back what was just done.' },
  failed: {
    id: 'dashboard.setup.failed',
    defaultMessage: 'This was not saved. {reason}',
    description: 'After a failed answer; {reason} is one of the sentences for problems.',
  },
})
