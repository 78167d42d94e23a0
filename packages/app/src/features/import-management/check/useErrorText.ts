import type { UserErrorCode } from '@somo/graphql/schema'
import { useIntl } from 'react-intl'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { rowErrorMessages } from './rowErrorMessages.ts'

const ofRows: Readonly<Partial<Record<UserErrorCode, Message>>> = rowErrorMessages

/** Why a row cannot be taken and what to do, in the reader's language. */
export function useErrorText(): (code: UserErrorCode) => string {
  const { formatMessage } = useIntl()
  return (code) => formatMessage(ofRows[code] ?? userErrorMessages[code])
}
