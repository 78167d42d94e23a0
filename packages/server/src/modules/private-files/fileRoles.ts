/**
 * Whether the owner `person` of a file may still read it, in SQL: not once they are suspended or anonymised, nor once they have
 * lost a role that they had when it was made. An address of a file carries no token, so this is looked at each time.
 */
export const isStillReadable = (
  file: string,
  person: string,
): string => `(${person}.status not in ('SUSPENDED', 'ANONYMISED')
  and (${person}.roles @> '{ADMIN}' or ${person}.roles @> array_remove(${file}.roles, 'LEARNER')))`
