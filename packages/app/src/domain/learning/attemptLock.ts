const nameOf = (device: string): string => `somo.attempt.${device}`

/** Marks a player as open, in every tab of this browser, until the answer is called or the page ends. */
export function holdAttempt(device: string): () => void {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks()?.request(nameOf(device), () => held)
  return () => release()
}

/** Whether a player of any tab is open under this name. */
export async function isAttemptOpen(device: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.some(({ name }) => name === nameOf(device))
}

/** Only pages that came over a safe connection have locks; others never take a record for open. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)
