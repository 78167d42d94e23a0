import type { Pool } from 'pg'
import { createUuid } from '../uuid.ts'

interface DemoCategory {
  readonly key: string
  readonly parent?: string
  readonly en: string
  readonly de: string
  readonly sw: string
}

const categories: readonly DemoCategory[] = [
  { key: 'safety', en: 'Occupational safety', de: 'Arbeitssicherheit', sw: 'Usalama kazini' },
  { key: 'fire-safety', parent: 'safety', en: 'Fire safety', de: 'Brandschutz', sw: 'Usalama wa moto' },
  { key: 'first-aid', parent: 'safety', en: 'First aid', de: 'Erste Hilfe', sw: 'Huduma ya kwanza' },
  {
    key: 'protective-equipment',
    parent: 'safety',
    en: 'Protective equipment',
    de: 'Schutzausrüstung',
    sw: 'Vifaa vya kinga',
  },
  { key: 'digital', en: 'Digital skills', de: 'Digitale Kompetenzen', sw: 'Ujuzi wa kidijitali' },
  { key: 'data-protection', parent: 'digital', en: 'Data protection', de: 'Datenschutz', sw: 'Ulinzi wa data' },
  { key: 'office-software', parent: 'digital', en: 'Office software', de: 'Bürosoftware', sw: 'Programu za ofisi' },
  { key: 'it-security', parent: 'digital', en: 'IT security', de: 'IT-Sicherheit', sw: 'Usalama wa TEHAMA' },
]

const insert = `insert into category (uuid, parent, key, names, position)
  select n.uuid, p.uuid, n.key, n.names, n.place
  from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[]) with ordinality as n (uuid, key, parent, names, place)
  left join unnest($1::uuid[], $2::text[]) as p (uuid, key) on p.key = n.parent
  where not exists (select from category) order by n.place`

/** Two trees of categories in three languages; nothing where there are categories already. */
export async function seedDemoCategories(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(insert, [
    categories.map(() => createUuid()),
    categories.map(({ key }) => key),
    categories.map(({ parent }) => parent ?? null),
    categories.map(({ en, de, sw }) => JSON.stringify({ en, de, sw })),
  ])
}
