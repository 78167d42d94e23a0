import { defineMessages } from '../../../../platform/locale/message.ts'

export const accessMessages = defineMessages({
  access: {
    id: 'dashboard.access.title',
    defaultMessage: 'Your access',
    description: 'Heading above unit, roles and versions.',
  },
  unit: {
    id: 'dashboard.access.unit',
    defaultMessage: 'Unit',
    description: 'Label: the unit of the organisation the person belongs to.',
  },
  noUnit: {
    id: 'dashboard.access.noUnit',
    defaultMessage: 'No unit is set up yet',
    description: 'In place of the unit while there is none.',
  },
  notLoaded: {
    id: 'dashboard.access.notLoaded',
    defaultMessage: 'Not loaded',
    description: 'In place of a value that could not be read.',
  },
  loading: {
    id: 'dashboard.access.loading',
    defaultMessage: 'Loading',
    description: 'Read aloud in place of a value that is on its way.',
  },
  roles: {
    id: 'dashboard.access.roles',
    defaultMessage: '{count, plural, one {Role} other {Roles}}',
    description: 'Label before the roles of the person.',
  },
  noRoles: {
    id: 'dashboard.access.noRoles',
    defaultMessage: 'None yet',
    description: 'In place of roles for a person without any.',
  },
  version: {
    id: 'dashboard.access.version',
    defaultMessage: 'Somo',
    description: 'Label before the version of the application: the name of the product.',
  },
  versionValue: {
    id: 'dashboard.access.versionValue',
    defaultMessage: '{version} {releaseType}, {date}',
    description: 'Version, kind of release and date of the build, such as "2.0.4 FINAL, 22.05.2025".',
  },
  apiVersion: {
    id: 'dashboard.access.apiVersion',
    defaultMessage: 'API',
    description: 'Label before the version of the server’s interface.',
  },
  ways: {
    id: 'dashboard.ways.title',
    defaultMessage: 'Go to',
    description: 'Heading above links to the pages that are open to the person.',
  },
})
