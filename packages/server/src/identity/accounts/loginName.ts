import { cleanEmail } from '@somo/graphql/emailAddress'
import { cleanKey } from '@somo/graphql/personText'

/** Whether somebody signs in with an email address rather than a username. */
export const isEmailLogin = (login: string): boolean => cleanKey(login).includes('@')

/**
 * What was typed as a username or email address, as accounts keep them: without invisible characters and in one form. What is
 * counted of unknown names goes by it too, since other counts than those of known ones would tell which ones are known.
 */
export const cleanLogin = (login: string): string => (isEmailLogin(login) ? cleanEmail(login) : cleanKey(login))
