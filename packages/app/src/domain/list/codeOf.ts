import type { UserErrorCode } from '@somo/graphql/schema'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import { userErrorMessages } from '../errors/userErrorMessages.ts'

const isCode = (code: string): code is UserErrorCode => Object.hasOwn(userErrorMessages, code)

/** The code of an error the server told; one that a newer server knows and this app does not is "not there any more". */
export const codeOf = ({ code }: UserError): UserErrorCode => (isCode(code) ? code : 'UNKNOWN')
