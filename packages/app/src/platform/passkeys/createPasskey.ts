/** Whether this page may ask for a passkey: browsers refuse it in a frame of another site, and without https. */
export const canCreatePasskey = (): boolean =>
  window.self === window.top && typeof window.PublicKeyCredential === 'function'

/**
 * Asks the browser to make a passkey; answers it as JSON for the server, null where the person or the device declined.
 * @param options PublicKeyCredentialCreationOptionsJSON of WebAuthn 3, as JSON.
 */
export async function createPasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    // The server wrote it with the same library.
    const optionsJSON = JSON.parse(options) as Parameters<typeof startRegistration>[0]['optionsJSON']
    return JSON.stringify(await startRegistration({ optionsJSON }))
  } catch {
    // Closed, timed out, or on this device already: the person knows which, and may try again.
    return null
  }
}
