import type { OrganisationKind } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'

/** What stands in the database of the things the set-up list asks for; null where a thing was never set. */
export interface SetupFacts {
  /** SYSTEM / ORGANISATION_KIND as it was written. */
  readonly organisationKind: string | null
  readonly productName: string | null
  /** Of the product's design, else of the default unit. */
  readonly logoUrl: string | null
  /** The preference of the product's design. */
  readonly primaryColor: string | null
  /** The default unit's own. */
  readonly unitColor: string | null
  /** Whether an imprint and a privacy notice are published: the two texts that the sign-in page links. */
  readonly hasImprintAndPrivacy: boolean
  /** Whether a mail of the last ninety days has left: older ones are forgotten. */
  readonly hasSentMail: boolean
  /** Whether there is a unit below the general one. */
  readonly hasUnit: boolean
  /** Whether an import has run to its end and was not taken back. */
  readonly hasImport: boolean
  /** Whether the list was put away. */
  readonly isHidden: boolean
}

/** What managers see of the results of their people (decision 0001). */
export type ManagerDetail = 'STATUS_ONLY' | 'SCORES'

/** Reads and writes what the set-up list is about. */
export interface DashboardStore {
  readSetup(): Promise<SetupFacts>
  /** Keeps the answer and what follows from it, both or neither; null forgets the answer. */
  keepOrganisationKind(kind: OrganisationKind | null, detail: ManagerDetail): Promise<void>
  keepHidden(isHidden: boolean): Promise<void>
}

const facts = `
  select p."organisationKind", p."productName", coalesce(p."designLogo", u.logo_url) as "logoUrl",
    p."primaryColor", u.color as "unitColor", coalesce(p.hidden = 'true', false) as "isHidden",
    (
      select count(distinct d.kind) = 2 from legal_version_now v join legal_document d on d.uuid = v.document
      where v.state = 'PUBLISHED' and d.kind in ('IMPRINT', 'PRIVACY') and d.archived_at is null
    ) as "hasImprintAndPrivacy",
    exists (select from outbox_mail where state = 'SENT') as "hasSentMail",
    exists (select from unit where not is_general) as "hasUnit",
    exists (select from import_job where state in ('DONE', 'DONE_WITH_ERRORS')) as "hasImport"
  from (
    select
      max(value) filter (where module_name = 'SYSTEM' and key = 'ORGANISATION_KIND') as "organisationKind",
      max(value) filter (where module_name = 'DESIGN' and key = 'PRODUCT_NAME') as "productName",
      max(value) filter (where module_name = 'DESIGN' and key = 'LOGO_URL') as "designLogo",
      max(value) filter (where module_name = 'DESIGN' and key = 'PRIMARY_COLOR') as "primaryColor",
      max(value) filter (where module_name = 'DASHBOARD' and key = 'SETUP_HIDDEN') as hidden
    from module_preference where module_name in ('SYSTEM', 'DESIGN', 'DASHBOARD')
  ) p left join unit u on u.is_general`

const keep = `insert into module_preference (module_name, key, value)
  select * from unnest($1::text[], $2::text[], $3::text[])
  on conflict (module_name, key) do update set value = excluded.value, updated_at = now()`

// One statement, so one transaction: the detail never outlives the answer it came from.
const forget = `with answer as (
    delete from module_preference where module_name = 'SYSTEM' and key = 'ORGANISATION_KIND'
  )
  insert into module_preference (module_name, key, value) values ('STATISTICS', 'MANAGER_DETAIL', $1)
  on conflict (module_name, key) do update set value = excluded.value, updated_at = now()`

/** A store over the product's database. */
export function createDashboardStore({ pool }: Pick<Database, 'pool'>): DashboardStore {
  return {
    async readSetup() {
      const { rows } = await pool.query<SetupFacts>({ name: 'dashboard-setup', text: facts })
      const [row] = rows
      if (row === undefined) throw new Error('An aggregate always has a row.')
      return row
    },
    async keepOrganisationKind(kind, detail) {
      if (kind === null) await pool.query(forget, [detail])
      else
        await pool.query(keep, [
          ['SYSTEM', 'STATISTICS'],
          ['ORGANISATION_KIND', 'MANAGER_DETAIL'],
          [kind, detail],
        ])
    },
    async keepHidden(isHidden) {
      await pool.query(keep, [['DASHBOARD'], ['SETUP_HIDDEN'], [String(isHidden)]])
    },
  }
}
