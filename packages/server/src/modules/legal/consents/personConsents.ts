import type { PersonConsent } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { nameOf } from './audience.ts'

// Nobody answers that often; whoever has to prove more finds it in the list of all consents.
const mostListed = 100

// Who was anonymised is called by the pseudonym of their proofs, as in the list of all consents.
const called = (person: string, pseudonym: string): string =>
  `(select coalesce(nullif(${nameOf('n')}, ''), ${pseudonym}) from person n where n.uuid = ${person})`

const select = `select a.uuid, a.document, a."versionNumber", a.decision, a.at, a.locale, a."onBehalfOf", a."givenBy",
    case when a.place > 1 then 'REPLACED' when a.is_live then 'CURRENT' else 'EARLIER_VERSION' end as standing
  from (
    select c.uuid, coalesce(d.title, c.criteria ->> 'title', '') as document, v.number as "versionNumber", c.decision, c.at, c.locale,
      v.state = 'PUBLISHED' and d.archived_at is null as is_live,
      case when c.on_behalf_of <> $1 then ${called('c.on_behalf_of', `'–'`)} end as "onBehalfOf",
      case when c.person <> $1 then ${called('c.person', `coalesce(c.pseudonym, '–')`)} end as "givenBy",
      row_number() over (partition by coalesce(c.on_behalf_of, c.person), c.document order by c.at desc, c.uuid desc) as place
    from consent c join legal_version_now v on v.uuid = c.version left join legal_document d on d.uuid = c.document
    where c.person = $1 or c.on_behalf_of = $1
  ) a order by a.at desc, a.uuid desc limit ${mostListed}`

interface ConsentRow extends Omit<PersonConsent, 'at' | '__typename'> {
  readonly at: Date
}

/**
 * What a person answered to documents, and what others answered on their behalf, the latest first, at most 100. Whoever is not
 * shown it whole learns which document and how it stands; `at`, `locale` and the names are null then.
 */
export async function readPersonConsents(
  pool: Pick<Pool, 'query'>,
  person: string,
  isWhole: boolean,
): Promise<PersonConsent[]> {
  const { rows } = await pool.query<ConsentRow>(select, [person])
  return rows.map((row) =>
    isWhole
      ? { ...row, at: row.at.toISOString() }
      : { ...row, at: null, locale: null, onBehalfOf: null, givenBy: null },
  )
}
