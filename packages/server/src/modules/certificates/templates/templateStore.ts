import type { CertificateImageKind, CertificateMedium, ListedCertificateTemplate } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import type { Brand, Design } from '../page/certificateTypes.ts'

/** A template with its draft, else with the published version. */
export interface TemplateRow {
  readonly uuid: string
  readonly name: string
  readonly isArchived: boolean
  readonly revision: number
  /** The published version; null before the first publication. */
  readonly number: number | null
  readonly publishedAt: string | null
  /** The uuid of the draft; null without one. */
  readonly draft: string | null
  readonly design: Design
  readonly hasSignatureImage: boolean
  readonly hasOwnLogo: boolean
  readonly issuedCount: number
}

/** A version as JSON with the fields of a design. `v` is its row. */
export const designInSql = (v: string): string =>
  `jsonb_build_object('layout', ${v}.layout, 'mainLocale', ${v}.main_locale, 'texts', ${v}.texts, 'signatory', ${v}.signatory,
    'signatoryRole', ${v}.signatory_role, 'place', ${v}.place, 'showsGoals', ${v}.shows_goals, 'showsScore', ${v}.shows_score,
    'validity', ${v}.validity, 'validityMonths', ${v}.validity_months, 'renewalDays', ${v}.renewal_days, 'numberPattern', ${v}.number_pattern)`

const from = `certificate_template t left join certificate_version c on c.uuid = t.current_version
  left join certificate_version d on d.template = t.uuid and d.published_at is null`

const issuedCount = `(select count(*)::int from issued_certificate i join certificate_version v on v.uuid = i.version where v.template = t.uuid)`

/** Every template, by name, archived ones last. */
export async function listTemplates(sql: Queryable): Promise<ListedCertificateTemplate[]> {
  const { rows } = await sql.query<ListedCertificateTemplate>(
    `select t.uuid, t.name, t.is_archived as "isArchived", c.number as version, d.uuid is not null as "hasDraft",
      array(select jsonb_object_keys(s.texts) order by 1) as locales, s.validity, s.validity_months as "validityMonths",
      (select count(*)::int from target_certificate m where m.template = t.uuid) as "mediaCount", ${issuedCount} as "issuedCount",
      t.updated_at as "updatedAt"
    from ${from} join certificate_version s on s.uuid = coalesce(d.uuid, c.uuid)
    order by t.is_archived, t.name, t.uuid limit 500`,
  )
  return rows
}

/** @param isLocked keeps others from changing it until the transaction ends */
export async function findTemplate(sql: Queryable, uuid: string, isLocked = false): Promise<TemplateRow | null> {
  const { rows } = await sql.query<TemplateRow>(
    `select t.uuid, t.name, t.is_archived as "isArchived", t.revision, c.number, c.published_at as "publishedAt", d.uuid as draft,
      ${designInSql('s')} as design, s.signature_image is not null as "hasSignatureImage", s.own_logo is not null as "hasOwnLogo",
      ${issuedCount} as "issuedCount"
    from ${from} join certificate_version s on s.uuid = coalesce(d.uuid, c.uuid) where t.uuid = $1 ${isLocked ? 'for update of t' : ''}`,
    [uuid],
  )
  return rows[0] ?? null
}

/** The media and paths that issue its certificates, by title. */
export async function readMediaOf(sql: Queryable, template: string): Promise<CertificateMedium[]> {
  const { rows } = await sql.query<CertificateMedium>(
    `select m.uuid, m.title, m.kind from target_certificate c join learning_target m on m.uuid = c.target where c.template = $1
      order by m.title, m.uuid`,
    [template],
  )
  return rows
}

export const insertTemplate = (sql: Queryable, uuid: string, name: string) =>
  sql.query('insert into certificate_template (uuid, name) values ($1, $2)', [uuid, name])

const insertDraft = `insert into certificate_version (uuid, template, number, layout, main_locale, texts, signatory, signatory_role, place,
    shows_goals, shows_score, validity, validity_months, renewal_days, number_pattern, signature_image, own_logo)
  select $1, t.uuid, coalesce(c.number, 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, c.signature_image, c.own_logo
  from certificate_template t left join certificate_version c on c.uuid = t.current_version where t.uuid = $2`

const updateDraft = `update certificate_version set layout = $3, main_locale = $4, texts = $5, signatory = $6, signatory_role = $7, place = $8,
    shows_goals = $9, shows_score = $10, validity = $11, validity_months = $12, renewal_days = $13, number_pattern = $14
  where uuid = $1 and template = $2`

/** Writes the draft; one that does not exist yet is the next version. */
export const writeDraft = (sql: Queryable, draft: string, template: string, design: Design, isNew: boolean) =>
  sql.query(isNew ? insertDraft : updateDraft, [
    draft,
    template,
    design.layout,
    design.mainLocale,
    JSON.stringify(design.texts),
    design.signatory,
    design.signatoryRole,
    design.place,
    design.showsGoals,
    design.showsScore,
    design.validity,
    design.validityMonths,
    design.renewalDays,
    design.numberPattern,
  ])

/** Columns with the pictures of a version. */
const imageColumns: Readonly<Record<CertificateImageKind, string>> = { SIGNATURE: 'signature_image', LOGO: 'own_logo' }

/** Puts a picture into the draft, or takes it away. */
export const writeImage = (sql: Queryable, draft: string, kind: CertificateImageKind, png: Buffer | null) =>
  sql.query(`update certificate_version set ${imageColumns[kind]} = $2 where uuid = $1`, [draft, png])

/** The pictures of a template's draft, else of its published version. */
export async function readImages(sql: Queryable, template: string) {
  const { rows } = await sql.query<{ signature: Buffer | null; logo: Buffer | null }>(
    `select v.signature_image as signature, v.own_logo as logo from certificate_version v join certificate_template t on t.uuid = v.template
      where t.uuid = $1 and (v.published_at is null or v.uuid = t.current_version) order by v.published_at nulls first limit 1`,
    [template],
  )
  return rows[0] ?? { signature: null, logo: null }
}

export const updateTemplate = (sql: Queryable, uuid: string, name: string, isArchived: boolean) =>
  sql.query('update certificate_template set name = $2, is_archived = $3 where uuid = $1', [uuid, name, isArchived])

/** Counts a change. */
export const touchTemplate = (sql: Queryable, uuid: string) =>
  sql.query('update certificate_template set revision = revision + 1, updated_at = now() where uuid = $1', [uuid])

/** Publishes the draft with the brand of the moment. */
export async function publishDraft(sql: Queryable, { uuid, draft }: TemplateRow, brand: Brand, subject: string) {
  await sql.query(
    `update certificate_version set issuer = $2, colour = $3, logo = coalesce(own_logo, $4), published_at = now(),
      published_by = (select p.uuid from person p where p.subject = $5) where uuid = $1`,
    [draft, brand.issuer, brand.colour, brand.logo, subject],
  )
  await sql.query('update certificate_template set current_version = $2 where uuid = $1', [uuid, draft])
}

/** Makes these the media and paths of a template. @returns how many of them exist */
export async function replaceMedia(sql: Queryable, template: string, targets: readonly string[]): Promise<number> {
  let found = 0
  for (const [table, target, from] of [
    ['medium_certificate', 'medium', 'medium'],
    ['path_certificate', 'path', 'learning_path'],
  ] as const) {
    await sql.query(`delete from ${table} where template = $1 and ${target} <> all($2::uuid[])`, [template, targets])
    const { rowCount } = await sql.query(
      `insert into ${table} (${target}, template) select m.uuid, $1 from ${from} m where m.uuid = any($2::uuid[]) order by m.uuid
        on conflict (${target}) do update set template = excluded.template`,
      [template, targets],
    )
    found += rowCount ?? 0
  }
  return found
}

/** The longest name of an active person; null where nobody has one. */
export async function findLongestName(sql: Queryable): Promise<string | null> {
  const { rows } = await sql.query<{ name: string }>(
    `select concat_ws(' ', given_name, family_name) as name from person where status = 'ACTIVE'
      order by length(concat_ws(' ', given_name, family_name)) desc, uuid limit 1`,
  )
  return rows[0] === undefined || rows[0].name.trim() === '' ? null : rows[0].name
}

/** Titles and goals, in all languages, of what issues the certificate of a template. */
export async function readTextsOfMedia(sql: Queryable, template: string): Promise<string> {
  const { rows } = await sql.query<{ texts: string | null }>(
    `select string_agg(concat_ws(' ', w.titles::text, m.goals::text), ' ') as texts from target_certificate c
      join learning_target w on w.uuid = c.target left join medium m on m.uuid = c.target where c.template = $1`,
    [template],
  )
  return rows[0]?.texts ?? ''
}

/** Every letter in the names of active people, each once. */
export async function readLettersOfNames(sql: Queryable): Promise<string> {
  const { rows } = await sql.query<{ letters: string | null }>(
    `select string_agg(distinct letter, '') as letters from person p
      cross join lateral regexp_split_to_table(concat_ws('', p.given_name, p.family_name), '') letter
      where p.status = 'ACTIVE' and concat_ws('', p.given_name, p.family_name) ~ '[^\\x20-\\x7e]'`,
  )
  return rows[0]?.letters ?? ''
}
