import { BookPlus, Ellipsis, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { NumberCell } from '../../components/DataTable/cells/cells.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { Column } from '../../components/DataTable/dataTableTypes.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { useUiLocale } from '../../components/SomoProvider/SomoProvider.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { vars } from '../../theme/contract.css.ts'
import { DetailPage } from './DetailPage.tsx'
import { personWords, type PersonWords } from './samplePersonWords.ts'

const nothing = (): void => undefined

interface TextProps {
  readonly texts: PersonWords
}

interface Duty {
  readonly id: string
  readonly title: string
  readonly due: string
  readonly parts: string
  readonly status: StatusKind
  readonly word: string
}

const duties = [
  { id: 'safety', parts: '2', status: 'overdue' },
  { id: 'privacy', parts: '0', status: 'dueSoon' },
  { id: 'load', parts: '3', status: 'started' },
] as const

const columnsIn = ({ heads }: PersonWords): readonly Column<Duty>[] => [
  { id: 'title', label: heads.title, isRowHeader: true, cell: ({ title }) => title, textValue: ({ title }) => title },
  { id: 'due', label: heads.due, width: { initial: 120 }, cell: ({ due }) => due },
  {
    id: 'parts',
    label: heads.parts,
    align: 'number',
    width: { initial: 104 },
    cell: ({ parts }) => <NumberCell value={parts} />,
  },
  {
    id: 'status',
    label: heads.status,
    width: { initial: 132 },
    cell: ({ status, word }) => <StatusChip kind={status}>{word}</StatusChip>,
  },
]

const idOf = ({ id }: Duty): string => id

const Duties = ({ texts }: TextProps) => (
  <DataTable
    label={texts.open}
    columns={columnsIn(texts)}
    rows={duties.map((duty) => ({ ...duty, ...texts.duties[duty.id], word: texts.statuses[duty.status] }))}
    rowId={idOf}
  />
)

const factsIn = ({ unit, role, seen, mail }: PersonWords): readonly (readonly [string, ReactNode])[] => [
  [
    unit.name,
    <Link key="unit" href="/unit-management?id=north">
      {unit.value}
    </Link>,
  ],
  [role.name, role.value],
  [seen.name, seen.value],
  [mail, 'amina.okafor@uferwerk.example'],
]

const Facts = ({ texts }: TextProps) => (
  <>
    <Heading level={2}>{texts.facts}</Heading>
    <dl style={{ display: 'grid', gap: vars.space[12] }}>
      {factsIn(texts).map(([name, value]) => (
        <Stack key={name} space={2}>
          <Text as="dt" step="small" tone="ink3">
            {name}
          </Text>
          <Text as="dd" step="ui">
            {value}
          </Text>
        </Stack>
      ))}
    </dl>
  </>
)

const Actions = ({ texts }: TextProps) => (
  <>
    <Button icon={<Icon glyph={Pencil} />}>{texts.edit}</Button>
    <Button icon={<Icon glyph={BookPlus} />}>{texts.assign}</Button>
    <MenuButton
      label={texts.more}
      isSquare
      variant="outline"
      placement="bottom end"
      sections={[{ id: 'more', items: [{ id: 'lock', label: texts.lock, onAction: nothing }] }]}
    >
      <Icon glyph={Ellipsis} />
    </MenuButton>
  </>
)

function Parts({ texts }: TextProps) {
  const [tab, setTab] = useState('learning')
  return (
    <Tabs
      label={texts.parts}
      items={[
        { id: 'learning', label: texts.tabs.learning },
        { id: 'units', label: texts.tabs.units, count: 2 },
        { id: 'access', label: texts.tabs.access },
      ]}
      selectedKey={tab}
      onSelectionChange={setTab}
    >
      {tab === 'learning' ? (
        <Duties texts={texts} />
      ) : (
        <Text tone="ink2">{tab === 'units' ? texts.memberOf : texts.signIn}</Text>
      )}
    </Tabs>
  )
}

export interface SamplePersonProps {
  /** Facts beside the content. @default true */
  readonly hasAside?: boolean
  /** What stands in the content's place where it could not be loaded. */
  readonly instead?: ReactNode
}

/** A person as a page of its own. */
export function SamplePerson({ hasAside = true, instead }: SamplePersonProps) {
  const texts = personWords[useUiLocale()]
  return (
    <DetailPage
      breadcrumbs={
        <Breadcrumbs label={texts.place} items={[{ id: 'people', label: texts.people, href: '/user-management' }]} />
      }
      title="Amina Okafor"
      leading={<Avatar name="Amina Okafor" size="lg" />}
      status={
        <>
          <StatusChip kind="done">{texts.active}</StatusChip>
          <span>{texts.number}</span>
        </>
      }
      actions={<Actions texts={texts} />}
      {...(hasAside ? { aside: <Facts texts={texts} />, asideLabel: texts.factsAbout } : {})}
    >
      {instead ?? <Parts texts={texts} />}
    </DetailPage>
  )
}
