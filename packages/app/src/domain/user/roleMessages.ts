import type { Role } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** What a role is called when it is said of a person; a role without a name does not compile. */
export const roleMessages = defineMessages<Role>({
  LEARNER: {
    id: 'user.role.learner',
    defaultMessage: 'Learner',
    description: 'The role of people who learn, said of a person.',
  },
  EDUCATION_MANAGER: {
    id: 'user.role.educationManager',
    defaultMessage: 'Education manager',
    description: 'The role of people who plan and follow the learning of others.',
  },
  ADMIN: {
    id: 'user.role.admin',
    defaultMessage: 'Administrator',
    description: 'The role of people who run the installation.',
  },
})
