/** What decides over text that a script is about to turn into page or code; null refuses it. */
export interface PolicyRules {
  readonly createHTML: (text: string) => string | null
  readonly createScriptURL: (address: string) => string | null
}

/** The browser's maker of Trusted Types policies; browsers without them have none, and need none. */
export interface PolicyMaker {
  createPolicy(name: string, rules: PolicyRules): unknown
}

/**
 * The rules of the page (session.md 4.1, decision 0012): the only HTML that passes is the empty one, with which React Aria
 * clears its announcements; code of its own, such as a worker's, comes from our own origin; no text becomes a script.
 * @param base the page's address, against which relative addresses are read
 */
export function pageRules(base: string): PolicyRules {
  const { origin } = new URL(base)
  return {
    createHTML: (text) => (text === '' ? '' : null),
    createScriptURL: (address) =>
      URL.canParse(address, base) && new URL(address, base).origin === origin ? address : null,
  }
}

/** Installs the rules as the policy `default`, which browsers ask wherever a plain text is used. Once per page. */
export function installPolicy(maker: PolicyMaker | undefined, base: string): void {
  maker?.createPolicy('default', pageRules(base))
}

/** The browser's own maker, where it has one. */
export function browserPolicyMaker(page: object): PolicyMaker | undefined {
  const maker: unknown = Reflect.get(page, 'trustedTypes')
  return isMaker(maker) ? maker : undefined
}

function isMaker(maker: unknown): maker is PolicyMaker {
  return typeof maker === 'object' && maker !== null && 'createPolicy' in maker
}
