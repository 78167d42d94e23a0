/**
 * The cookie in which a browser keeps the secret of the invitation it opened, until its person has signed in at the
 * outside provider.
 */
export const invitationCookie = 'somo_invitation'
