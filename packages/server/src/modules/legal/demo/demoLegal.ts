import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { hashTexts } from '../documents/legalTexts.ts'
import { demoDocuments } from './demoLegalTexts.ts'

const isDemo = `exists (select from unit where is_general and key = 'demo') and not exists (select from legal_document)`

const insertDocument = `with document as (
    insert into legal_document (uuid, kind, title, consent, audience_unit, screens, sort_order)
    values (gen_random_uuid(), $1, $2, $3, (select uuid from unit where key = $4), $5, $6) returning uuid)
  insert into legal_version (uuid, document, number, state, texts, hash, valid_from, published_at, published_by)
  select gen_random_uuid(), uuid, 1, 'PUBLISHED', $7, $8, now() - make_interval(days => $9), now() - make_interval(days => $9),
    (select uuid from person where username = 'admin')
  from document`

/** The first two people of its unit have answered what asks for consent: one accepted, one declined. */
const insertConsents = `insert into consent (uuid, person, document, version, locale, decision, at, criteria)
  select gen_random_uuid(), p.person, v.document, v.uuid, 'en', case when p.place = 1 then 'ACCEPTED' else 'DECLINED' end,
    v.published_at + make_interval(days => p.place), jsonb_build_object('mode', d.consent, 'roles',
      jsonb_build_array('LEARNER'), 'units', jsonb_build_array(u.name), 'language', 'en', 'unit', jsonb_build_object('name', u.name))
  from legal_document d join legal_version v on v.document = d.uuid join unit u on u.uuid = d.audience_unit
    cross join lateral (select m.person, row_number() over (order by m.person)::int as place from unit_membership m
      where m.unit = d.audience_unit order by m.person limit 2) p
  where d.consent = 'ACCEPT'`

/**
 * Gives the demo its legal texts, a help article and a consent with answers, in three languages. Only where there is no
 * document yet. Nobody with a demo account is asked for consent.
 * @returns how many documents it made
 */
export const seedDemoLegal = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rowCount } = await client.query(`select where ${isDemo}`)
    if (rowCount === 0) return 0
    for (const [place, { kind, title, consent, daysAgo, unit = null, screens = [], texts }] of demoDocuments.entries())
      await client.query(insertDocument, [
        kind,
        title,
        consent,
        unit,
        screens,
        place,
        JSON.stringify(texts),
        hashTexts(texts),
        daysAgo,
      ])
    await client.query(insertConsents)
    return demoDocuments.length
  })
