/** Whether this can be the code of an invitation: eight letters and digits, however they are parted. */
export const isInvitationCode = (code: string): boolean => /^[0-9a-z]{8}$/i.test(code.replaceAll(/[\s-]/g, ''))
