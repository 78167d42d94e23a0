import type { ImportField } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** What a column can mean. */
export const fieldMessages = defineMessages<ImportField>({
  EXTERNAL_ID: {
    id: 'importManagement.field.externalid',
    defaultMessage: 'Personnel or pupil number',
    description: 'What a column of a file means, and what changes.',
  },
  USERNAME: {
    id: 'importManagement.field.username',
    defaultMessage: 'Username',
    description: 'What a column of a file means, and what changes.',
  },
  EMAIL: {
    id: 'importManagement.field.email',
    defaultMessage: 'Email',
    description: 'What a column of a file means, and what changes.',
  },
  GIVEN_NAME: {
    id: 'importManagement.field.givenname',
    defaultMessage: 'Given name',
    description: 'What a column of a file means, and what changes.',
  },
  FAMILY_NAME: {
    id: 'importManagement.field.familyname',
    defaultMessage: 'Family name',
    description: 'What a column of a file means, and what changes.',
  },
  DISPLAYED_ID: {
    id: 'importManagement.field.displayedid',
    defaultMessage: 'Number',
    description: 'What a column of a file means, and what changes.',
  },
  LOCALE: {
    id: 'importManagement.field.locale',
    defaultMessage: 'Language',
    description: 'What a column of a file means, and what changes.',
  },
  TIME_ZONE: {
    id: 'importManagement.field.timezone',
    defaultMessage: 'Time zone',
    description: 'What a column of a file means, and what changes.',
  },
  ROLES: {
    id: 'importManagement.field.roles',
    defaultMessage: 'Roles',
    description: 'What a column of a file means, and what changes.',
  },
  STATUS: {
    id: 'importManagement.field.status',
    defaultMessage: 'Status',
    description: 'What a column of a file means, and what changes.',
  },
  BIRTH_YEAR: {
    id: 'importManagement.field.birthyear',
    defaultMessage: 'Year of birth',
    description: 'What a column of a file means, and what changes.',
  },
  STARTS_ON: {
    id: 'importManagement.field.startson',
    defaultMessage: 'First day',
    description: 'What a column of a file means, and what changes.',
  },
  DEACTIVATE_ON: {
    id: 'importManagement.field.deactivateon',
    defaultMessage: 'Last day',
    description: 'What a column of a file means, and what changes.',
  },
  UNIT_KEY: {
    id: 'importManagement.field.unitkey',
    defaultMessage: 'Unit key',
    description: 'What a column of a file means, and what changes.',
  },
  UNIT_NAME: {
    id: 'importManagement.field.unitname',
    defaultMessage: 'Unit name',
    description: 'What a column of a file means, and what changes.',
  },
  PARENT_KEY: {
    id: 'importManagement.field.parentkey',
    defaultMessage: 'Key of the parent unit',
    description: 'What a column of a file means, and what changes.',
  },
  COLOR: {
    id: 'importManagement.field.color',
    defaultMessage: 'Colour',
    description: 'What a column of a file means, and what changes.',
  },
  DESCRIPTION: {
    id: 'importManagement.field.description',
    defaultMessage: 'Description',
    description: 'What a column of a file means, and what changes.',
  },
  MEMBER_ROLE: {
    id: 'importManagement.field.memberrole',
    defaultMessage: 'Role in the unit',
    description: 'What a column of a file means, and what changes.',
  },
  FROM: {
    id: 'importManagement.field.from',
    defaultMessage: 'From',
    description: 'What a column of a file means, and what changes: the first day in a unit.',
  },
  UNTIL: {
    id: 'importManagement.field.until',
    defaultMessage: 'Until',
    description: 'What a column of a file means, and what changes.',
  },
  MEDIUM: {
    id: 'importManagement.field.medium',
    defaultMessage: 'Medium',
    description: 'What a column of a file means: the title of something that can be learned.',
  },
  COMPLETED_ON: {
    id: 'importManagement.field.completedon',
    defaultMessage: 'Completed on',
    description: 'What a column of a file means: a day.',
  },
  VALID_UNTIL: {
    id: 'importManagement.field.validuntil',
    defaultMessage: 'Valid until',
    description: 'What a column of a file means: the last day of a completion.',
  },
  SCORE: {
    id: 'importManagement.field.score',
    defaultMessage: 'Score',
    description: 'What a column of a file means: a result in percent.',
  },
  CERTIFICATE: {
    id: 'importManagement.field.certificate',
    defaultMessage: 'Certificate',
    description: 'What a column of a file means: whether a certificate is issued.',
  },
})
