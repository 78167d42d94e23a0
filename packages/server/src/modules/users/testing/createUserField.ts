const withName = (input: string): string => (/(given|family)Name:/.test(input) ? input : `familyName: "Mpya", ${input}`)

/** The mutation field that creates a learner, by default with a family name. `more`: arguments after the input. */
export const createUserField = (input: string, fields: string, more = ''): string =>
  `createUser(input: { invite: false, roles: [LEARNER], ${withName(input)} }${more}) ${fields}`
