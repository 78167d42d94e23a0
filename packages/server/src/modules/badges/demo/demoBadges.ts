import type { BadgeImage } from '@somo/graphql/badge/badgeImage'
import type { BadgeKind, BadgeState } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { LocalTexts } from '../../media/mediumTypes.ts'
import { awardAll, publishDraft, saveDraft, touchBadge } from '../badgeStore.ts'
import type { StoredCondition } from '../badgeTypes.ts'

interface DemoBadge {
  readonly kind: BadgeKind
  readonly state: BadgeState
  readonly names: LocalTexts
  readonly descriptions: LocalTexts
  readonly image: BadgeImage
  readonly conditions: readonly StoredCondition[]
}

const texts = (en: string, de: string, sw: string): LocalTexts => ({ en, de, sw })

const systemBadges: readonly DemoBadge[] = [
  {
    kind: 'SYSTEM',
    state: 'ACTIVE',
    image: { shape: 'CIRCLE', colour: 'STRAW', icon: 'footprints' },
    names: texts('First steps', 'Erste Schritte', 'Hatua za kwanza'),
    descriptions: texts('For your first 3 media.', 'Für Ihre ersten 3 Medien.', 'Kwa masomo yako 3 ya kwanza.'),
    conditions: [{ kind: 'COMPLETED_ITEMS', count: 3 }],
  },
  {
    kind: 'SYSTEM',
    state: 'ACTIVE',
    image: { shape: 'SQUARE', colour: 'APRICOT', icon: 'sunrise' },
    names: texts('Five days in a row', 'Fünf Tage in Folge', 'Siku tano mfululizo'),
    descriptions: texts(
      'For signing in on 5 days in a row.',
      'Für Anmeldungen an 5 Tagen in Folge.',
      'Kwa kuingia siku 5 mfululizo.',
    ),
    conditions: [{ kind: 'DAYS_IN_ROW', count: 5 }],
  },
  {
    kind: 'SYSTEM',
    state: 'ACTIVE',
    image: { shape: 'OCTAGON', colour: 'ROSE', icon: 'heart-handshake' },
    names: texts('Good neighbour', 'Hilfsbereit', 'Jirani mwema'),
    descriptions: texts(
      'For helping others to learn.',
      'Für Unterstützung beim Lernen anderer.',
      'Kwa kuwasaidia wengine kujifunza.',
    ),
    conditions: [],
  },
  {
    kind: 'SYSTEM',
    state: 'DRAFT',
    image: { shape: 'HEXAGON', colour: 'TEAL', icon: 'rocket' },
    names: texts('Twenty completed', 'Zwanzig abgeschlossen', 'Ishirini zimekamilika'),
    descriptions: texts('For 20 media.', 'Für 20 Medien.', 'Kwa masomo 20.'),
    conditions: [{ kind: 'COMPLETED_ITEMS', count: 20 }],
  },
]

/** @param media those of the demo that most people completed */
const courseBadges = (media: readonly string[], quizzes: readonly string[]): readonly DemoBadge[] => [
  {
    kind: 'COURSE',
    state: 'ACTIVE',
    image: { shape: 'SHIELD', colour: 'SAGE', icon: 'hard-hat' },
    names: texts('Well prepared', 'Gut vorbereitet', 'Nimejiandaa vizuri'),
    descriptions: texts(
      'For both introductions of the first weeks.',
      'Für beide Einführungen der ersten Wochen.',
      'Kwa mafunzo yote mawili ya wiki za kwanza.',
    ),
    conditions: [{ kind: 'COMPLETES', media }],
  },
  {
    kind: 'COURSE',
    state: 'ACTIVE',
    image: { shape: 'HEXAGON', colour: 'LILAC', icon: 'lock' },
    names: texts('Nearly perfect', 'Fast fehlerfrei', 'Karibu bila kosa'),
    descriptions: texts(
      'For at least 85% in a quiz.',
      'Für mindestens 85 % in einem Test.',
      'Kwa alama 85% au zaidi kwenye jaribio.',
    ),
    conditions: [{ kind: 'COMPLETES', media: quizzes.length === 0 ? media : quizzes, count: 1, score: 85 }],
  },
  {
    kind: 'COURSE',
    state: 'PAUSED',
    image: { shape: 'CIRCLE', colour: 'TEAL', icon: 'languages' },
    names: texts('Summer campaign', 'Sommeraktion', 'Kampeni ya kiangazi'),
    descriptions: texts('For one medium in summer.', 'Für ein Medium im Sommer.', 'Kwa somo moja wakati wa kiangazi.'),
    conditions: [{ kind: 'COMPLETES', media, count: 1 }],
  },
]

/**
 * Badges of both kinds in several states, awarded to the people of the demo who meet their rules; one given by hand, one revoked,
 * one public. Only where there is no badge yet.
 * @returns how many badges it made
 */
export const seedDemoBadges = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from badge) and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    const [media, quizzes] = [await readMedia(client, null, 2), await readMedia(client, 'QUIZ', 3)]
    if (media.length === 0) return 0
    await client.query(insertSignInDays)
    const badges = [...systemBadges, ...courseBadges(media, quizzes)]
    for (const badge of badges) await addBadge(client, badge)
    await client.query(giveByHand)
    await client.query(revokeOne)
    // People of a demo were told of these long ago; one badge of each is public.
    await client.query(`update badge_award set is_notified = true, seen_at = awarded_at`)
    await client.query(
      `update badge_award set is_shown = true where uuid in (select distinct on (person) uuid from badge_award where revoked_at is null order by person, awarded_at)`,
    )
    return badges.length
  })

async function readMedia(client: PoolClient, kind: string | null, most: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ uuid: string }>(
    `select m.uuid from medium m join enrolment e on e.medium = m.uuid and e.completed_at is not null
      where m.state = 'PUBLISHED' and ($1::text is null or m.kind = $1) group by m.uuid order by count(*) desc, m.uuid limit $2`,
    [kind, most],
  )
  return rows.map(({ uuid }) => uuid)
}

async function addBadge(client: PoolClient, badge: DemoBadge): Promise<void> {
  const { kind, state, conditions, ...values } = badge
  const uuid = createUuid()
  await client.query('insert into badge (uuid, kind) values ($1, $2)', [uuid, kind])
  await saveDraft(client, createUuid(), uuid, { ...values, rule: { match: 'ALL', repeats: false, conditions } })
  if (state === 'DRAFT') return
  await publishDraft(client, uuid, '')
  await touchBadge(client, uuid, 'ACTIVE')
  await awardAll(client, uuid)
  if (state !== 'ACTIVE') await touchBadge(client, uuid, state)
}

const insertSignInDays = `insert into login_day (person, day)
  select p.uuid, installation_day() - d
  from (select uuid, row_number() over (order by username, uuid) as place from person where status = 'ACTIVE') p
    cross join generate_series(0, 6) d where d < p.place % 7 on conflict do nothing`

const handGiven = `from badge b where b.kind = 'SYSTEM' and b.state = 'ACTIVE'
    and (select jsonb_array_length(v.rule -> 'conditions') from badge_version v where v.uuid = b.current_version) = 0`

const giveByHand = `insert into badge_award (badge, version, person, awarded_at, awarded_by, reason)
  select b.uuid, b.current_version, p.uuid, now() - interval '9 days', (select uuid from person where 'ADMIN' = any(roles) order by username limit 1),
    'Showed new colleagues around.'
  from (select b.* ${handGiven}) b cross join (select uuid from person where status = 'ACTIVE' and 'LEARNER' = any(roles)
    order by username <> 'learner', username limit 3) p
  on conflict do nothing`

const revokeOne = `update badge_award set revoked_at = now() - interval '2 days', revoked_reason = 'Given to the wrong person.'
  where uuid = (select a.uuid from badge_award a join person p on p.uuid = a.person where a.reason is not null
    order by p.username = 'learner', p.username limit 1)`
