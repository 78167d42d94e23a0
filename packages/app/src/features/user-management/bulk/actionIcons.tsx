import { Icon } from '@somo/ui/Icon'
import { Ban, CalendarX, CircleCheck, FileText, LogOut, Mail, Network, ShieldCheck, Unlink, UserX } from 'lucide-react'
import type { ActionIcons } from './peopleActions.ts'

/** The glyph of each action on people. */
export const actionIcons: ActionIcons = {
  INVITE: <Icon glyph={Mail} />,
  ADD_TO_UNIT: <Icon glyph={Network} />,
  SUSPEND: <Icon glyph={Ban} />,
  DEACTIVATE_ON: <Icon glyph={CalendarX} />,
  REMOVE_FROM_UNIT: <Icon glyph={Unlink} />,
  SET_ROLES: <Icon glyph={ShieldCheck} />,
  REACTIVATE: <Icon glyph={CircleCheck} />,
  END_SESSIONS: <Icon glyph={LogOut} />,
  LETTERS: <Icon glyph={FileText} />,
  ANONYMISE: <Icon glyph={UserX} />,
}
