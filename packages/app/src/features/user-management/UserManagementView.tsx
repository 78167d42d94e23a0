import { Button } from '@somo/ui/Button'
import type { FilterCount, FilterDefinition } from '@somo/ui/FilterBar'
import { Icon } from '@somo/ui/Icon'
import { ListPage } from '@somo/ui/templates/ListPage'
import { MenuButton } from '@somo/ui/MenuButton'
import { useWantedModule } from '@somo/ui/slots/moduleSlot'
import { Stack } from '@somo/ui/Stack'
import { ChevronDown, Download, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ListCount } from '../../domain/list/ListPages.tsx'
import { codeAlone, LatePart } from '../../platform/errors/LatePart.tsx'
import { messages } from './messages.ts'
import type { Abilities } from './peopleList.ts'
import { exportEntries } from './exportEntries.ts'
import { listPart } from './peopleParts.ts'
import type { PeopleTableProps } from './PeopleTable.tsx'
import type { PeopleToolsProps } from './PeopleTools.tsx'

export interface UserManagementViewProps extends PeopleTableProps, Omit<PeopleToolsProps, 'columns'> {
  readonly title: string
  /** What the caller may do; null while it is not known. */
  readonly abilities: Abilities | null
  readonly count: ListCount
  readonly filters: readonly FilterDefinition[]
  /** ListViews. */
  readonly views: ReactNode
  /** Above the list: work that is followed, sign-ins that wait for a decision, what is missing. */
  readonly notices: ReactNode
  /** The person or form beside the list. */
  readonly drawer: ReactNode
  readonly onAdd: () => void
  readonly onAddIntent: () => void
}

/** /user-management: who there is, how they stand, and what can be done with them. */
export function UserManagementView(props: UserManagementViewProps) {
  const { title, abilities, state, count, filters, page, drawer } = props
  const { formatMessage } = useIntl()
  const isRefused = page.problem?.code === 'FORBIDDEN'
  const isNew = page.data?.items.length === 0 && state.search === '' && state.filters.length === 0
  const list = useWantedModule(listPart, true).module
  const narrowing = list !== null && {
    views: props.views,
    tools: <list.PeopleTools {...props} />,
    filters: (
      <list.FilterBar
        filters={filters}
        value={state.filters}
        onChange={(value) => props.onChange({ filters: value })}
        {...countOf(count, page.problem !== null)}
      />
    ),
  }
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      actions={
        <Actions
          {...props}
          mayCreate={abilities?.canCreate !== false && abilities?.managesUnits !== false && !isRefused}
          hasExport={!isNew && !isRefused}
        />
      }
      {...(isNew || isRefused || !narrowing ? {} : narrowing)}
      {...(drawer === null ? {} : { drawer })}
    >
      <Stack space={12}>
        {props.notices}
        <LatePart {...codeAlone} slot={listPart} waiting={false}>
          {({ PeopleTable }) => <PeopleTable {...props} />}
        </LatePart>
      </Stack>
    </ListPage>
  )
}

/** Before the first answer, and after a failure, nobody knows how many there are. */
const countOf = ({ matching, isCapped }: ListCount, hasFailed: boolean): { readonly count?: FilterCount } =>
  matching === null || hasFailed ? {} : { count: { matching, isCapped } }

interface ActionsProps extends Pick<UserManagementViewProps, 'onAdd' | 'onAddIntent' | 'onExport' | 'abilities'> {
  readonly mayCreate: boolean
  readonly hasExport: boolean
}

function Actions({ mayCreate, hasExport, abilities, onAdd, onAddIntent, onExport }: ActionsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {hasExport ? (
        <MenuButton
          label={formatMessage(messages.exportList)}
          variant="outline"
          placement="bottom end"
          sections={[
            {
              id: 'formats',
              items: exportEntries(formatMessage, abilities, (format, hasCustom) => onExport(format, null, hasCustom)),
            },
          ]}
        >
          <Icon glyph={Download} />
          {formatMessage(messages.export)}
          <Icon glyph={ChevronDown} size="chip" />
        </MenuButton>
      ) : null}
      {mayCreate ? (
        <Button writes variant="solid" icon={<Icon glyph={Plus} />} onPress={onAdd} onIntent={onAddIntent}>
          {formatMessage(messages.add)}
        </Button>
      ) : null}
    </>
  )
}
