import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'

interface DemoText {
  readonly title: string
  readonly body: string
}

interface DemoNews {
  readonly texts: Readonly<Record<'en' | 'de' | 'sw', DemoText>>
  readonly daysAgo: number
  readonly state: 'DRAFT' | 'PUBLISHED'
  readonly isPinned?: true
  readonly mustConfirm?: true
  /** Days from now on which it is first seen. */
  readonly inDays?: number
  /** Key of the unit it is for, with all below it; left out: everybody. */
  readonly unit?: string
}

const news: readonly DemoNews[] = [
  {
    daysAgo: 1,
    state: 'PUBLISHED',
    mustConfirm: true,
    unit: 'operations',
    texts: {
      en: {
        title: 'New escape routes in Hall B from 1 December',
        body: 'From 1 December the doors at **ramps 3 and 4** are the way out of Hall B. The old door beside the charging station stays locked during the works.\n\nPlease walk the new route once before your next shift.',
      },
      de: {
        title: 'Neue Fluchtwege in Halle B ab 1. Dezember',
        body: 'Ab dem 1. Dezember führen die Türen an den **Rampen 3 und 4** aus Halle B. Die alte Tür neben der Ladestation bleibt während der Arbeiten verschlossen.\n\nBitte gehen Sie den neuen Weg vor Ihrer nächsten Schicht einmal ab.',
      },
      sw: {
        title: 'Njia mpya za dharura katika Ukumbi B kuanzia 1 Desemba',
        body: 'Kuanzia 1 Desemba milango ya **rampu 3 na 4** ndiyo njia ya kutoka Ukumbi B. Mlango wa zamani kando ya kituo cha kuchaji umefungwa wakati wa kazi.\n\nTafadhali pitia njia mpya mara moja kabla ya zamu yako ijayo.',
      },
    },
  },
  {
    daysAgo: 6,
    state: 'PUBLISHED',
    isPinned: true,
    texts: {
      en: {
        title: 'Learning time on the roster: how to enter it',
        body: 'Learning is working time. Enter it as **code 41** on the roster, on the day you learned.\n\n- up to one hour: no approval\n- more than one hour: tell your shift lead first',
      },
      de: {
        title: 'Lernzeit im Dienstplan: so tragen Sie sie ein',
        body: 'Lernen ist Arbeitszeit. Tragen Sie sie mit **Code 41** im Dienstplan ein, an dem Tag, an dem Sie gelernt haben.\n\n- bis zu einer Stunde: ohne Freigabe\n- mehr als eine Stunde: vorher mit der Schichtleitung absprechen',
      },
      sw: {
        title: 'Muda wa kujifunza kwenye ratiba: jinsi ya kuuandika',
        body: 'Kujifunza ni muda wa kazi. Uandike kwa **msimbo 41** kwenye ratiba, siku uliyojifunza.\n\n- hadi saa moja: bila idhini\n- zaidi ya saa moja: mwambie kiongozi wa zamu kwanza',
      },
    },
  },
  {
    daysAgo: 20,
    state: 'PUBLISHED',
    texts: {
      en: {
        title: 'Closed for maintenance on Sunday',
        body: 'The application is not available on Sunday from 06:00 to 07:00.',
      },
      de: {
        title: 'Wartung am Sonntag',
        body: 'Die Anwendung ist am Sonntag von 06:00 bis 07:00 Uhr nicht erreichbar.',
      },
      sw: {
        title: 'Matengenezo siku ya Jumapili',
        body: 'Programu haitapatikana Jumapili kuanzia saa 12:00 hadi 1:00 asubuhi.',
      },
    },
  },
  {
    daysAgo: 0,
    state: 'PUBLISHED',
    inDays: 7,
    mustConfirm: true,
    texts: {
      en: {
        title: 'Winter tyres on all forklifts',
        body: 'All forklifts in the yard get winter tyres next week. Please plan for 30 minutes each.',
      },
      de: {
        title: 'Winterreifen für alle Stapler',
        body: 'Alle Stapler im Hof erhalten nächste Woche Winterreifen. Bitte planen Sie je 30 Minuten ein.',
      },
      sw: {
        title: 'Matairi ya baridi kwa forklift zote',
        body: 'Forklift zote uani zitawekewa matairi ya baridi wiki ijayo. Tafadhali panga dakika 30 kwa kila moja.',
      },
    },
  },
  {
    daysAgo: 0,
    state: 'DRAFT',
    unit: 'goods-in',
    texts: {
      en: { title: 'First aiders for 2027', body: 'We are looking for two new first aiders.' },
      de: { title: 'Ersthelfende für 2027', body: 'Wir suchen zwei neue Ersthelfende.' },
      sw: { title: 'Wahudumu wa kwanza wa 2027', body: 'Tunatafuta wahudumu wawili wapya wa huduma ya kwanza.' },
    },
  },
]

const isDemo = `exists (select from unit where is_general and key = 'demo') and not exists (select from news)`

const insertNews = `insert into news (uuid, state, texts, main_locale, audience_units, publish_from, is_pinned, must_confirm, created_by,
    created_at, published_at, announced_at)
  select gen_random_uuid(), n.state, n.texts, 'en', case when u.uuid is null then '{}' else array[u.uuid] end,
    case when n."inDays" is not null then installation_day() + n."inDays" end, coalesce(n."isPinned", false), coalesce(n."mustConfirm", false),
    (select uuid from person where username = 'manager'), now() - make_interval(days => n."daysAgo", hours => 3),
    case when n.state = 'PUBLISHED' then now() - make_interval(days => n."daysAgo", hours => 2) end,
    case when n.state = 'PUBLISHED' and n."inDays" is null then now() end
  from jsonb_to_recordset($1::jsonb) as n(texts jsonb, "daysAgo" int, state text, "isPinned" boolean, "mustConfirm" boolean, "inDays" int, unit text)
    left join unit u on u.key = n.unit`

/** Every second person has read what is older, and confirmed what asks for it; the accounts of the demo have not. */
const insertReceipts = `insert into news_receipt (news, person, read_at, confirmed_at)
  select n.uuid, p.uuid, n.published_at + interval '5 hours', case when n.must_confirm then n.published_at + interval '5 hours' end
  from news n cross join (select uuid, username, row_number() over (order by sort_name, uuid) as place from person
    where status = 'ACTIVE') p
  where n.state = 'PUBLISHED' and n.publish_from is null and (p.place + length(n.texts::text)) % 2 = 0
    and p.username not in ('learner', 'manager', 'admin', 'all')
    and (n.audience_units = '{}' or exists (select from unit_membership m join unit_ancestor a on a.unit = m.unit
      where m.person = p.uuid and a.ancestor = any(n.audience_units)))`

const messages = [
  {
    hoursAgo: 4,
    unit: null,
    subject: 'Can you take the Thursday session?',
    body: 'Hello,\n\nKatharina is ill, and the first aid refresher on Thursday has 14 people booked. Could you open up at 8:30 and hand out the sheets? The trainer comes at 9.',
  },
  {
    hoursAgo: 220,
    unit: 'goods-in',
    subject: 'Please finish the ladder training',
    body: 'Some of you still have the ladder training open. It takes 20 minutes. Please finish it this week.',
  },
]

const insertMessages = `with sender as (select uuid from person where username = 'manager'),
  made as (insert into message (uuid, sender, subject, body, list, sent_at, announced_at)
    select gen_random_uuid(), s.uuid, m.subject, m.body,
      case when u.uuid is not null then jsonb_build_object('unit', u.uuid, 'withSubunits', true, 'state', jsonb_build_array('OVERDUE', 'DUE_SOON')) end,
      now() - make_interval(hours => m."hoursAgo"), now()
    from jsonb_to_recordset($1::jsonb) as m(subject text, body text, "hoursAgo" int, unit text) cross join sender s left join unit u on u.key = m.unit
    returning uuid, subject, sent_at, list)
  insert into message_recipient (message, person, sent_at, read_at)
  select m.uuid, p.uuid, m.sent_at, case when m.list is not null and p.username <> 'manager' then m.sent_at + interval '3 hours' end
  from made m join person p on p.username = 'learner' or (m.list is not null and exists (select from unit_membership b
    where b.person = p.uuid and b.unit = (m.list ->> 'unit')::uuid))`

/**
 * Gives the demo news in three languages (to confirm, pinned, scheduled, draft) and messages, read and unread. Only where there is
 * none yet.
 * @returns how many news it made
 */
export const seedDemoNews = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rowCount } = await client.query(`select where ${isDemo}`)
    if (rowCount === 0) return 0
    await client.query(insertNews, [JSON.stringify(news)])
    await client.query(insertReceipts)
    await client.query(insertMessages, [JSON.stringify(messages)])
    return news.length
  })
