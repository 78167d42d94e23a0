import type { ListedMediumFragment } from '@somo/graphql/media-management'
import { DateCell, NameCell, NumberCell, type Column } from '@somo/ui/DataTable'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { textIn } from '../../../domain/category/categoryTree.ts'
import { languageName } from '../../../domain/language/languageName.ts'
import type { Moments } from '../../../domain/list/state/useMoments.ts'
import { mediumKindIcons } from '../../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import { columnMessages } from './columnMessages.ts'
import * as styles from './MediaList.css.ts'
import { MediumStateCell } from './MediumStateCell.tsx'
import { usageColumns } from './usageColumns.tsx'

export type MediumRow = ListedMediumFragment

/** The columns of the list; the same array until the language, the formats or the list behind its links change. */
export function useMediaColumns({ when }: Moments, hrefOf: (uuid: string) => string): readonly Column<MediumRow>[] {
  const intl = useIntl()
  return useMemo(
    () => [...nameColumns(intl, hrefOf), versionColumn(intl), ...usageColumns(intl), ...placeColumns(intl, when)],
    [intl, when, hrefOf],
  )
}

const nameList = ({ formatList }: IntlShape, names: readonly string[]): string =>
  formatList(names, { type: 'unit', style: 'short' })

/** The categories of a medium in the reader's language. */
export const categoriesOf = ({ categories }: MediumRow, intl: IntlShape): string =>
  nameList(
    intl,
    categories.map(({ names }) => textIn(names, intl.locale).text),
  )

const nameColumns = (intl: IntlShape, hrefOf: (uuid: string) => string): readonly Column<MediumRow>[] => [
  {
    id: 'title',
    label: intl.formatMessage(columnMessages.title),
    isRowHeader: true,
    isSortable: true,
    width: { min: 208 },
    cell: (medium) => (
      <NameCell
        name={medium.title}
        {...(medium.categories.length === 0 ? {} : { second: <span>{categoriesOf(medium, intl)}</span> })}
        lead={
          <span className={styles.cover}>
            <MediumCover medium={medium} shape="card" />
          </span>
        }
      />
    ),
    textValue: ({ title }) => title,
  },
  {
    id: 'kind',
    label: intl.formatMessage(columnMessages.kind),
    width: { initial: 140, grows: false },
    onCard: 'line',
    cell: ({ kind }) => (
      <Inline as="span" space={8} wrap={false}>
        <Icon glyph={mediumKindIcons[kind]} />
        <span>{intl.formatMessage(kind === 'SCORM' ? columnMessages.package : mediumKindMessages[kind])}</span>
      </Inline>
    ),
    textValue: ({ kind }) => intl.formatMessage(mediumKindMessages[kind]),
  },
  {
    id: 'state',
    label: intl.formatMessage(columnMessages.state),
    width: { initial: 144, grows: false },
    onCard: 'line',
    cell: (medium) => <MediumStateCell medium={medium} contentHref={hrefOf(medium.uuid)} />,
  },
]

function sayVersion({ version, draftVersion }: MediumRow, { formatMessage, formatNumber }: IntlShape): string {
  if (version !== null && draftVersion !== null)
    return formatMessage(columnMessages.draftBeside, { version, draft: draftVersion })
  return formatNumber(version ?? draftVersion ?? 1)
}

const versionColumn = (intl: IntlShape): Column<MediumRow> => ({
  id: 'version',
  label: intl.formatMessage(columnMessages.version),
  align: 'number',
  width: { initial: 76, grows: false },
  onCard: 'hidden',
  cell: ({ version, draftVersion }) => (
    <>
      <NumberCell value={intl.formatNumber(version ?? draftVersion ?? 1)} />
      {version === null || draftVersion === null ? null : (
        <span className={styles.second}>{intl.formatMessage(columnMessages.draft, { number: draftVersion })}</span>
      )}
    </>
  ),
  textValue: (medium) => sayVersion(medium, intl),
})

function placeColumns(intl: IntlShape, when: Moments['when']): readonly Column<MediumRow>[] {
  const { formatMessage, locale } = intl
  const languagesOf = ({ languages }: MediumRow): string =>
    nameList(
      intl,
      languages.map((language) => languageName(language, locale)),
    )
  return [
    {
      id: 'unit',
      label: formatMessage(columnMessages.unit),
      width: { initial: 168 },
      onCard: 'line',
      cell: ({ ownerUnit }) => ownerUnit.name,
      textValue: ({ ownerUnit }) => ownerUnit.name,
    },
    {
      id: 'language',
      label: formatMessage(columnMessages.language),
      width: { initial: 128 },
      onCard: 'hidden',
      cell: languagesOf,
      textValue: languagesOf,
    },
    {
      id: 'responsible',
      label: formatMessage(columnMessages.responsible),
      width: { initial: 168 },
      onCard: 'hidden',
      cell: ({ responsible }) => responsible?.name ?? '',
      textValue: ({ responsible }) => responsible?.name ?? '',
    },
    {
      id: 'updated',
      label: formatMessage(columnMessages.updated),
      width: { initial: 136, grows: false },
      isSortable: true,
      cell: ({ updatedAt, updatedBy }) => (
        <>
          <DateCell text={when(updatedAt)} />
          {updatedBy === null ? null : <span className={styles.second}>{updatedBy.name}</span>}
        </>
      ),
      textValue: ({ updatedAt }) => when(updatedAt),
    },
  ]
}
