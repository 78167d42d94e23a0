import type { Role } from '@somo/graphql/schema'

/** Every role, in the order lists and choices have. */
export const roles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const satisfies readonly Role[]

/** The roles a text such as "ADMIN,LEARNER" names, in their order; whatever else it names is passed over. */
export const rolesOf = (text: string, between = ','): (typeof roles)[number][] =>
  roles.filter((role) => text.split(between).includes(role))
