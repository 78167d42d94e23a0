/** SQL of the name of an anonymised person in lists, proofs and rows of imports; `uuid`: the column with their uuid. */
export const pseudonym = (uuid: string): string => `upper(right(replace(${uuid}::text, '-', ''), 8))`
