import type { MenuEntry, MenuSection } from '@somo/ui/MenuButton'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { relationTypeMessages } from '../../../domain/relation/relationMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { relationList } from '../relativesAddress.ts'
import type { Relation } from '../relativesTypes.ts'
import { useRegister } from '../useRegister.ts'
import { EndDialog } from './EndDialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { relationColumns, relativeName } from './relationColumns.tsx'
import { registerMessages, relationStateMessages } from './registerMessages.ts'

export interface RegisterTabProps {
  readonly dates: Dates
  readonly isInviting: boolean
  /** The dialog is done with. */
  readonly onInvited: () => void
}

/** All relations: inviting, inviting anew, ending. What is over stays for the record. */
export function RegisterTab({ dates, isInviting, onInvited }: RegisterTabProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { list, findPeople, invite, renew, endRelation } = useRegister()
  const [code, setCode] = useState<string | null>(null)
  const [ending, setEnding] = useState<Relation | null>(null)
  const columns = useMemo(() => relationColumns(intl, dates), [intl, dates])
  const onRenew = async (relation: Relation): Promise<void> => {
    const answer = await renew(relation)
    const reason = reasonOf(answer)
    if (reason !== null) return void toasts.toast({ tone: 'bad', message: formatMessage(reason) })
    if (answer.code !== null) setCode(answer.code)
    else toasts.toast({ message: formatMessage(registerMessages.mailSent, { email: relation.email ?? '' }) })
  }
  const menu = (relation: Relation): readonly MenuSection[] => {
    const { state, waitsForLearner } = relation
    const again: MenuEntry = {
      id: 'renew',
      label: formatMessage(registerMessages.renew),
      writes: true,
      onAction: () => void onRenew(relation),
    }
    const end: MenuEntry = {
      id: 'end',
      label: formatMessage(registerMessages.end),
      writes: true,
      onAction: () => setEnding(relation),
    }
    const mayRenew = (state === 'INVITED' && !waitsForLearner) || state === 'EXPIRED'
    const items = [...(mayRenew ? [again] : []), ...(state === 'INVITED' || state === 'ACTIVE' ? [end] : [])]
    return items.length === 0 ? [] : [{ id: 'change', items }]
  }
  return (
    <>
      <ListTable
        list={list}
        searchLabel={formatMessage(registerMessages.search)}
        offered={filterDefinitions(
          relationList,
          {
            state: { label: registerMessages.state, options: relationStateMessages },
            type: { label: registerMessages.type, options: relationTypeMessages },
          },
          formatMessage,
        )}
        label={formatMessage(registerMessages.list)}
        pagesLabel={formatMessage(registerMessages.pages)}
        columns={columns}
        rowMenu={menu}
        rowLabel={(relation) =>
          formatMessage(registerMessages.rowLabel, {
            learner: relation.learner.name,
            relative: relativeName(relation, intl),
          })
        }
        empty={{
          title: formatMessage(registerMessages.emptyTitle),
          sentence: formatMessage(registerMessages.emptyText),
        }}
      />
      {isInviting ? (
        <InviteDialog
          dates={dates}
          findPeople={findPeople}
          invite={invite}
          onDone={(answered, email) => {
            if (answered !== null) setCode(answered)
            else toasts.toast({ message: formatMessage(registerMessages.mailSent, { email }) })
            onInvited()
          }}
          onClose={onInvited}
        />
      ) : null}
      {code === null ? null : <HandOverDialog code={code} onClose={() => setCode(null)} />}
      {ending === null ? null : (
        <EndDialog relation={ending} end={() => endRelation(ending)} onClose={() => setEnding(null)} />
      )}
    </>
  )
}
