import { isNotOver } from '../../dates/days.ts'

/** The language person `p` reads in, as SQL: the one kept for them, else that of the installation; so it is for who was never met. */
export const languageOf = `coalesce((select kept.language from (select substring(lower(p.locale) from '^[a-z]+') as language) kept where kept.language in ('en', 'de', 'sw')),
  (select value from setting where id = 'GENERAL.DEFAULT_LOCALE'), 'en')`

/**
 * Whom a document is for, as SQL over the aliases `d` (document) and `p` (person): nobody named means everybody, and so
 * does the general unit; another unit means its people and those of everything below it. Languages are those that people keep
 * in their profile, not the one a page happens to be read in.
 * @param roles the SQL of the roles that count: a person's kept ones, or those of the caller's token.
 */
export const isForPerson = (roles: string): string => `(d.audience_roles = '{}' or d.audience_roles && ${roles})
  and (d.audience_locales = '{}' or ${languageOf} = any(d.audience_locales))
  and (d.audience_unit is null
    or exists (select from unit general where general.uuid = d.audience_unit and general.is_general)
    or exists (select from unit_membership m join unit_ancestor a on a.unit = m.unit
      where m.person = p.uuid and a.ancestor = d.audience_unit and ${isNotOver('m')}))`

/** The number a person must have agreed to at least, of document `d`: that of its latest major version whose moment has come. */
export const neededNumber = `(select max(needed.number) from legal_version needed
  where needed.document = d.uuid and needed.is_major and needed.valid_from <= now())`

/** The latest answer of person `p` to document `d`, as a lateral part: `last.decision` and `last.number`. */
export const lastAnswer = `lateral (select c.decision, c.uuid, answered.number from consent c
    join legal_version answered on answered.uuid = c.version
    where c.person = p.uuid and c.document = d.uuid order by c.at desc, c.uuid desc limit 1) last`

/** Whether that answer still holds. */
export const isAgreed = `coalesce(last.decision = 'ACCEPTED' and last.number >= ${neededNumber}, false)`

/** How a person is called, as SQL over an alias. */
export const nameOf = (alias: string): string =>
  `coalesce(nullif(trim(coalesce(${alias}.given_name, '') || ' ' || coalesce(${alias}.family_name, '')), ''),
    ${alias}.username, ${alias}.email, '')`
