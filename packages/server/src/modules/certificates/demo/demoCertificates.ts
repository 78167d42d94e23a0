import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { Design } from '../page/certificateTypes.ts'
import { insertTemplate, writeDraft } from '../templates/templateStore.ts'

interface DemoTemplate {
  readonly name: string
  readonly design: Design
}

const design: Design = {
  layout: 'CLASSIC',
  mainLocale: 'en',
  place: 'Hamburg',
  showsGoals: true,
  showsScore: false,
  renewalDays: 30,
  texts: {
    en: { heading: 'Certificate of completion', statement: 'has completed', note: null },
    de: { heading: 'Teilnahmezertifikat', statement: 'hat erfolgreich abgeschlossen', note: null },
    sw: { heading: 'Cheti cha kuhitimu', statement: 'amehitimu', note: null },
  },
  signatory: 'Katharina Oberbergmeister',
  signatoryRole: 'Head of Occupational Safety',
  validity: 'NONE',
  validityMonths: null,
  numberPattern: '{YEAR}-{SEQ:6}',
}

const templates: readonly DemoTemplate[] = [
  {
    name: 'Safety certificate',
    design: { ...design, validity: 'MONTHS', validityMonths: 12 },
  },
  {
    name: 'Schulungsnachweis',
    design: {
      ...design,
      layout: 'PLAIN',
      mainLocale: 'de',
      showsScore: true,
      numberPattern: 'SN-{YEAR}-{SEQ:5}',
      texts: {
        de: {
          heading: 'Schulungsnachweis',
          statement: 'hat teilgenommen an',
          note: 'Dieser Nachweis gilt nur zusammen mit der betrieblichen Unterweisung.',
        },
        en: {
          heading: 'Proof of training',
          statement: 'has taken part in',
          note: 'Valid only together with the briefing at the workplace.',
        },
      },
      signatory: 'Jonas Weidmann',
      signatoryRole: 'Ausbildung',
    },
  },
]

/**
 * Publishes the demo's templates and gives them to some of its media, before anybody is enrolled: the certificates are then
 * issued by what the people of the demo complete. Only where there is no template yet.
 * @returns how many templates it made
 */
export const seedDemoCertificates = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from certificate_template) and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    for (const template of templates) await publish(client, template)
    return templates.length
  })

async function publish(client: PoolClient, { name, design: values }: DemoTemplate): Promise<void> {
  const [template, version] = [createUuid(), createUuid()]
  await insertTemplate(client, template, name)
  await writeDraft(client, version, template, values, true)
  await client.query(
    `update certificate_version set issuer = (select u.name from unit u where u.is_general), colour = '#5761ee', published_at = now()
      where uuid = $1`,
    [version],
  )
  await client.query('update certificate_template set current_version = $2 where uuid = $1', [template, version])
  // Media of the template's language take turns, so that some issue none.
  await client.query(
    `insert into medium_certificate (medium, template)
      select n.uuid, $1 from (select uuid, row_number() over (order by title, uuid) as place from medium
        where state = 'PUBLISHED' and (main_locale = 'de') = ($2 = 'de')) n where n.place % 3 <> 0`,
    [template, values.mainLocale],
  )
}

/** Brings some of the demo's certificates into the states that come with time: one of each person expires soon, one was revoked. */
export async function ageDemoCertificates(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(expireSoon)
    if (rowCount === 0) return
    await client.query(
      `update issued_certificate set revoked_at = now(), revoked_reason = 'Issued to the wrong person after two accounts were merged.'
        where uuid = (select i.uuid from issued_certificate i join person p on p.uuid = i.person
          where p.username not in ('learner', 'manager', 'admin', 'all') order by i.issued_at desc, i.uuid limit 1)`,
    )
  })
}

// Only in a demo whose certificates were just issued, and none of which was changed yet.
const expireSoon = `update issued_certificate set valid_until = installation_day() + 24 where uuid in (
    select distinct on (i.person) i.uuid from issued_certificate i
    where certificate_state(i.revoked_at, i.superseded_by, i.valid_until, i.renewal_days, installation_day()) = 'VALID'
    order by i.person, i.issued_at, i.uuid)
  and not exists (select from issued_certificate where revoked_at is not null)
  and exists (select from unit where is_general and key = 'demo')`
