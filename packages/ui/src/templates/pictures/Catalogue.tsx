import { ArrowDownUp, Star } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx'
import type { FilterValue } from '../../components/FilterBar/filterTypes.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Tree } from '../../components/Tree/Tree.tsx'
import * as styles from './catalogue.css.ts'
import { categories, facets, filters, offers, type Offer } from './catalogueFixture.tsx'
import { germanFrame } from './dashboardWords.ts'
import { learnerMenu, PictureShell } from './PictureShell.tsx'

const OfferCard = ({ offer }: { readonly offer: Offer }) => (
  <Card
    id={offer.id}
    title={offer.title}
    href={`/catalogue?course=${offer.id}`}
    cover={<Cover category={offer.category} id={offer.id} shape="card" hasRibbon={offer.isStarted === true} />}
    facts={[
      'Kurs',
      offer.length,
      <span key="rating" className={styles.rating}>
        <Icon glyph={Star} size="inline" /> {offer.rating}
      </span>,
    ]}
    state={offer.state === null ? offer.stateWords : <StatusChip kind={offer.state}>{offer.stateWords}</StatusChip>}
    actionLabel={offer.action}
    actionHref={`/media?course=${offer.id}`}
  />
)

function Facet({
  title,
  options,
}: {
  readonly title: string
  readonly options: readonly (readonly [string, number])[]
}) {
  const [chosen, setChosen] = useState<readonly string[]>(['Kurs'])
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{title}</legend>
      {options.map(([label, count]) => (
        <div key={label} className={styles.option}>
          <Checkbox
            label={label}
            isSelected={chosen.includes(label)}
            {...(count === 0 ? { disabledReason: 'Mit dieser Auswahl kein Treffer.' } : {})}
            onChange={(isOn) => setChosen(isOn ? [...chosen, label] : chosen.filter((other) => other !== label))}
          />
          <Text as="span" step="small" tone="ink3" isTabular>
            {count}
          </Text>
        </div>
      ))}
    </fieldset>
  )
}

function Categories() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['safety']))
  return (
    <Tree
      label="Kategorien"
      variant="plain"
      items={categories}
      expandedKeys={expanded}
      onExpandedChange={setExpanded}
      currentKey="all"
      onAction={() => undefined}
    />
  )
}

function Results() {
  const [search, setSearch] = useState('Unterweisung')
  const [value, setValue] = useState<readonly FilterValue[]>([
    { id: 'search', kind: 'one', option: 'Unterweisung' },
    { id: 'kind', kind: 'one', option: 'course' },
  ])
  return (
    <div className={styles.results}>
      <div className={styles.search}>
        <SearchField
          label="Im Katalog suchen"
          isLabelHidden
          scope="in Titeln, Zielen und Seiten"
          value={search}
          onChange={setSearch}
        />
      </div>
      <div className={styles.found}>
        <Heading level={2}>18 Treffer zu „Unterweisung“</Heading>
        <div className={styles.narrowing}>
          <FilterBar filters={filters} value={value} onChange={setValue} />
          <MenuButton
            label="Reihenfolge"
            variant="outline"
            size="sm"
            sections={[{ id: 'order', items: [{ id: 'best', label: 'Beste Treffer', onAction: () => undefined }] }]}
          >
            <Icon glyph={ArrowDownUp} /> Beste Treffer
          </MenuButton>
        </div>
      </div>
      <CardGrid label="Angebote">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </CardGrid>
      <div className={styles.foot}>
        <Text step="small" tone="ink2">
          <em>Nicht dabei, was Sie brauchen?</em> <Link href="/communication">Sagen Sie uns, was fehlt</Link>
        </Text>
      </div>
    </div>
  )
}

/** What can be learned by choice: categories and facets at the side, covers beside them. */
export const Catalogue = () => (
  <PictureShell
    words={germanFrame}
    menu={learnerMenu}
    current="catalogue"
    counts={{ media: 4 }}
    person="Amina Okafor"
    place="Lager Nord"
    bottom={['dashboard', 'media', 'catalogue', 'my-certificates']}
  >
    <div className={styles.page}>
      <div className={styles.side}>
        <Heading level={1} id="page-title">
          Katalog
        </Heading>
        <div>
          <div className={styles.tree}>
            <Categories />
          </div>
          {facets.map(({ title, options }) => (
            <Facet key={title} title={title} options={options} />
          ))}
        </div>
      </div>
      <Results />
    </div>
  </PictureShell>
)
