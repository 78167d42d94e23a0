/** @jsxImportSource #samples */
import { Star } from 'lucide-react'
import { Fragment } from 'react'
import { Card } from '../Card/Card.tsx'
import { Cover } from '../Cover/Cover.tsx'
import { Icon } from '../Icon/Icon.tsx'

const first = {
  id: 'safety',
  title: 'Arbeitsschutz-Grund\u00adunterweisung 2026',
  category: 'sage',
  length: '45 min',
  rating: '4.6',
  state: 'Overdue',
  action: 'Resume',
}

const courses = [
  first,
  {
    id: 'load',
    title: 'Ladungssicherung im Straßengüterverkehr',
    category: 'apricot',
    length: '1 h 20',
    rating: '4.8',
    state: '3 of 8 parts',
    action: 'Resume',
  },
  {
    id: 'privacy',
    title: 'Datenschutz im Kundengespräch',
    category: 'lilac',
    length: '30 min',
    rating: '4.2',
    state: 'Ready to start',
    action: 'Start',
  },
  {
    id: 'security',
    title: 'Informationssicherheit am Arbeitsplatz',
    category: 'teal',
    length: '25 min',
    rating: '4.4',
    state: 'Finished',
    action: 'View',
  },
  {
    id: 'teach',
    title: 'Unterweisungen selbst durchführen',
    category: 'rose',
    length: '2 h',
    rating: '4.7',
    state: 'With approval',
    action: 'Ask',
  },
  {
    id: 'swahili',
    title: 'Kiswahili für Sicherheitshinweise',
    category: 'straw',
    length: '40 min',
    rating: '4.9',
    state: 'Ready to start',
    action: 'Start',
  },
]

const star = <Icon glyph={Star} size="inline" />

/** So many cards of a catalogue, for stories and tests. */
export const sampleCards = (count: number, onAction?: (id: string) => void) =>
  Array.from({ length: count }, (_, index) => {
    const { id, title, category, length, rating, state, action } = courses[index % courses.length] ?? first
    const key = `${id}-${index}`
    return (
      <Card
        key={key}
        id={key}
        title={title}
        href={`/media/${key}`}
        cover={<Cover category={category} id={id} shape="card" hasRibbon={index < 2} />}
        facts={[
          'Course',
          length,
          <Fragment key="rating">
            {star}
            {rating}
          </Fragment>,
        ]}
        state={state}
        actionLabel={action}
        {...(onAction === undefined ? { actionHref: `/media/${key}/play` } : { onAction })}
      />
    )
  })
