import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { BulkDialog, type BulkWords } from '../../domain/list/late/BulkDialog.tsx'
import type { BulkAnswer } from '../../domain/list/bulk.ts'
import { lacksDay, type UnitPlace } from '../../domain/unit/place.ts'
import { PlaceDialog } from '../../domain/unit/PlaceDialog.tsx'
import { RoleFields } from '../../domain/unit/RoleFields.tsx'
import { unitMessages } from '../../domain/unit/unitMessages.ts'
import { isDone } from '../../platform/form/isDone.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import type { MemberRequest } from './memberAct.ts'
import { memberActMessages } from './memberActMessages.ts'
import { memberMessages } from './messages.ts'
import type { Member, Unit } from './unitTypes.ts'
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
  const [place, setPlace] = useState<UnitPlace | null>(null)
  const words = useWords(props, place)
  const say = useMemberNews(actions.undoMembers, onChanged)
  const { verb, member, selection, count } = request
  if (verb === 'ROLE' && member !== null) return <MemberDialog {...props} member={member} say={say} />
  if (verb === 'ROLE' && place === null) return <RoleDialog title={words.title(null)} dates={dates} onGoOn={setPlace} onClose={onClose} />
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

function useWords({ request: { verb, count, member }, unit }: MemberActProps, place: UnitPlace | null): BulkWords {
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

interface MemberDialogProps extends MemberActProps {
  readonly member: Member
  readonly say: ReturnType<typeof useMemberNews>
}

/** What one member is in the unit, and until when. */
function MemberDialog({ member, unit, actions, dates, say, onDone, onClose }: MemberDialogProps) {
  const { formatMessage } = useIntl()
  const { uuid, revision, role, until, user } = member
  return (
    <PlaceDialog
      title={formatMessage(memberMessages.changeTitle, { name: user.name, unit: unit.name })}
      place={{ role, until }}
      pattern={dates.pattern}
      onClose={onClose}
      onSave={async (place) => {
        const answer = await actions.updateMembership(uuid, revision, { role: place.role, until: place.until })
        if (!isDone(answer)) return answer
        onDone(answer)
        // Back from the state it made: what somebody else changes until then stays.
        say(formatMessage(memberMessages.saved, { name: user.name }), () => actions.updateMembership(uuid, revision + 1, { role, until }))
        return answer
      }}
    />
  )
}

interface RoleDialogProps {
  readonly title: string
  readonly dates: Dates
  readonly onGoOn: (place: UnitPlace) => void
  readonly onClose: () => void
}

/** Asks for the role that many are to have; what that would do is shown next. */
function RoleDialog({ title, dates, onGoOn, onClose }: RoleDialogProps) {
  const { formatMessage } = useIntl()
  const [value, setValue] = useState<UnitPlace>({ role: 'MEMBER', until: null })
  const [isChecked, setChecked] = useState(false)
  const goOn = (): void => {
    if (lacksDay(value)) setChecked(true)
    else onGoOn(value)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(memberMessages.cancel)}</Button>
          <Button writes variant="solid" onPress={goOn}>
            {formatMessage(memberActMessages.goOn)}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        <RoleFields value={value} onChange={setValue} pattern={dates.pattern} isChecked={isChecked} />
      </Stack>
    </Dialog>
  )
}
