import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../domain/ask/FormDialog.tsx'
import { BulkDialog, type BulkWords } from '../../domain/list/late/BulkDialog.tsx'
import type { BulkAnswer } from '../../domain/list/bulk.ts'
import { unitMessages } from '../../domain/unit/unitMessages.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import type { MemberRequest } from './memberAct.ts'
import { memberActMessages } from './memberActMessages.ts'
import { memberMessages } from './messages.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { lacksDay, RoleFields } from './RoleFields.tsx'
import type { Unit } from './unitTypes.ts'
import type { MemberPlace } from './useMemberActions.ts'
import { useMemberNews } from './useMemberNews.ts'
import type { UnitActions } from './useUnitManagement.ts'

export interface MemberActProps {
  readonly request: MemberRequest
  readonly unit: Unit
  readonly actions: UnitActions
  readonly dates: Dates
  readonly onClose: () => void
  /** It is done, or goes on as the answer's job. */
  readonly onDone: (answer: BulkAnswer) => void
  /** Something else has changed, such as by an undo. */
  readonly onChanged: () => void
}

/** Something done with members, from what it needs by its consequences to what is said afterwards. */
export function MemberAct(props: MemberActProps) {
  const { request, unit, actions, dates, onClose, onDone, onChanged } = props
  const { formatMessage } = useIntl()
  const [place, setPlace] = useState<MemberPlace | null>(null)
  const words = useWords(props, place)
  const say = useMemberNews(actions.undoMembers, onChanged)
  const { verb, member, selection, count } = request
  if (verb === 'ROLE' && member !== null) {
    return (
      <RoleDialog
        {...{ member, unit, dates, onClose }}
        updateMembership={actions.updateMembership}
        onDone={(undo) => {
          onClose()
          onDone({ changed: 1, job: null, userErrors: [], problem: null })
          say(formatMessage(memberMessages.saved, { name: member.user.name }), undo)
        }}
      />
    )
  }
  if (verb === 'ROLE' && place === null) return <PlaceDialog title={words.title(null)} dates={dates} onGoOn={setPlace} onClose={onClose} />
  return (
    <BulkDialog
      words={words}
      ask={() => actions.foreseeMembers(unit.uuid, selection, place)}
      run={(confirmation) => (place === null ? actions.removeMembers(unit.uuid, selection, confirmation) : actions.setRole(unit.uuid, selection, place))}
      onClose={onClose}
      onDone={(answer) => {
        onDone(answer)
        // Work that goes on is followed above the page.
        if (answer.job !== null) return
        const done = place === null ? memberMessages.removed : memberActMessages.roleSet
        say(formatMessage(done, { count: answer.changed === 0 ? count : answer.changed, unit: unit.name }), answer.undo ?? null)
      }}
    />
  )
}

function useWords({ request: { verb, count, member }, unit }: MemberActProps, place: MemberPlace | null): BulkWords {
  const { formatMessage } = useIntl()
  const role = place === null ? '' : formatMessage(unitMessages[place.role])
  const isOne = member === null ? 'no' : 'yes'
  if (verb === 'ROLE') {
    return {
      title: (concerned) => formatMessage(memberActMessages.roleTitle, { count: concerned ?? count, unit: unit.name }),
      sentence: formatMessage(memberActMessages.roleSentence),
      verb: formatMessage(memberMessages.change),
      concerned: (concerned) => formatMessage(memberActMessages.roleConcerned, { count: concerned, role }),
      tone: 'warn',
    }
  }
  return {
    title: (concerned) => formatMessage(memberMessages.removeTitle, { count: concerned ?? count, unit: unit.name, isOne, name: member?.user.name ?? '' }),
    sentence: formatMessage(memberMessages.removeSentence),
    verb: formatMessage(memberMessages.remove),
    concerned: (concerned) => formatMessage(memberActMessages.removeConcerned, { count: concerned, unit: unit.name }),
    tone: 'bad',
  }
}

interface PlaceDialogProps {
  readonly title: string
  readonly dates: Dates
  readonly onGoOn: (place: MemberPlace) => void
  readonly onClose: () => void
}

/** Asks for the role that many are to have; what that would do is shown next. */
function PlaceDialog({ title, dates, onGoOn, onClose }: PlaceDialogProps) {
  const { formatMessage } = useIntl()
  const [value, setValue] = useState<MemberPlace>({ role: 'MEMBER', until: null })
  const [isChecked, setChecked] = useState(false)
  const goOn = (): void => {
    if (lacksDay(value)) setChecked(true)
    else onGoOn(value)
  }
  return (
    <FormDialog title={title} verb={formatMessage(memberActMessages.goOn)} onAct={goOn} onClose={onClose}>
      <Stack space={16}>
        <RoleFields value={value} onChange={setValue} dates={dates} fault={isChecked && lacksDay(value) ? { code: 'REQUIRED', path: ['until'] } : undefined} />
      </Stack>
    </FormDialog>
  )
}
