import { Checkbox } from '@somo/ui/Checkbox'
import type { FilterValue } from '@somo/ui/FilterBar'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { languageName } from '../../../domain/language/languageName.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { mediumKinds } from '../../../domain/medium/mediumKinds.ts'
import { contentLanguages } from '../../../domain/language/contentLanguages.ts'
import * as styles from '../CatalogueView.css.ts'
import { durationMessages, messages } from '../messages.ts'
import { durations } from './catalogueList.ts'
import { CategoryTree } from './CategoryTree.tsx'
import type { FacetPanelProps } from './facetTypes.ts'

/** What narrows the catalogue, each value with the number it leads to. */
export function FacetPanel({ facets, filters, onChange }: FacetPanelProps) {
  const { formatMessage, locale } = useIntl()
  const common = { filters, onChange }
  return (
    <>
      <CategoryTree facets={facets} {...common} />
      <Facet
        {...common}
        id="kind"
        title={formatMessage(messages.kind)}
        counts={facets.kinds}
        order={mediumKinds}
        labelOf={(kind) => formatMessage(mediumKindMessages[kind])}
      />
      <Facet
        {...common}
        id="duration"
        title={formatMessage(messages.duration)}
        counts={facets.durations}
        order={durations}
        labelOf={(duration) => formatMessage(durationMessages[duration])}
      />
      <Facet
        {...common}
        id="language"
        title={formatMessage(messages.language)}
        counts={facets.languages}
        order={contentLanguages}
        labelOf={(language) => languageName(language, locale)}
      />
      <CertificateFacet facets={facets} {...common} />
    </>
  )
}

const without = (filters: readonly FilterValue[], id: string): readonly FilterValue[] =>
  filters.filter((filter) => filter.id !== id)

interface FacetProps<Value extends string> extends Omit<FacetPanelProps, 'facets'> {
  readonly id: string
  readonly title: string
  readonly counts: readonly { readonly value: string; readonly count: number }[]
  readonly order: readonly Value[]
  readonly labelOf: (value: Value) => string
}

function Facet<Value extends string>({ id, title, counts, order, labelOf, filters, onChange }: FacetProps<Value>) {
  const found = filters.find((filter) => filter.id === id)
  const chosen = found?.kind === 'many' ? found.options : []
  const countOf = (value: string): number => counts.find((one) => one.value === value)?.count ?? 0
  const shown = order.filter((value) => countOf(value) > 0 || chosen.includes(value))
  const choose = (value: string, isOn: boolean): void => {
    const options = order.filter((other) => (other === value ? isOn : chosen.includes(other)))
    onChange([...without(filters, id), ...(options.length === 0 ? [] : [{ id, kind: 'many' as const, options }])])
  }
  if (shown.length === 0) return null
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{title}</legend>
      {shown.map((value) => (
        <FacetOption
          key={value}
          label={labelOf(value)}
          count={countOf(value)}
          isSelected={chosen.includes(value)}
          onChange={(isOn) => choose(value, isOn)}
        />
      ))}
    </fieldset>
  )
}

/** Left out where it would lead to nothing. */
function CertificateFacet({ facets: { withCertificate }, filters, onChange }: FacetPanelProps) {
  const { formatMessage } = useIntl()
  const id = 'certificate'
  const isSelected = filters.some((filter) => filter.id === id)
  if (withCertificate === 0 && !isSelected) return null
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{formatMessage(messages.certificate)}</legend>
      <FacetOption
        label={formatMessage(messages.withCertificate)}
        count={withCertificate}
        isSelected={isSelected}
        onChange={(isOn) =>
          onChange([...without(filters, id), ...(isOn ? [{ id, kind: 'yesNo' as const, isYes: true }] : [])])
        }
      />
    </fieldset>
  )
}

interface FacetOptionProps {
  readonly label: string
  readonly count: number
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}

function FacetOption({ label, count, isSelected, onChange }: FacetOptionProps) {
  return (
    <div className={styles.option}>
      <Checkbox label={label} isSelected={isSelected} onChange={onChange} />
      <Text as="span" step="small" tone="ink3" isTabular>
        {count}
      </Text>
    </div>
  )
}
