/** The window as far as it tells who stands around it. */
export interface FramedPage {
  readonly parent: unknown
  readonly location: {
    readonly origin: string
    /** Origins from the parent up to the top; browsers that do not know it leave it out. */
    readonly ancestorOrigins?: Iterable<string>
  }
  readonly document: { readonly referrer: string }
}

/**
 * Whether the application may show itself here: on its own, or where every page around it is ours or allowed
 * (session.md 4.2: a belt beside `frame-ancestors`, which asks the same of all ancestors). A parent that hides who it is
 * is none we know.
 */
export function mayShowHere(page: FramedPage, allowed: readonly string[]): boolean {
  if (page.parent === page) return true
  const around = originsAround(page)
  return around.length > 0 && around.every((origin) => origin === page.location.origin || allowed.includes(origin))
}

/** The origins of the pages around this one, from the parent up to the top, as far as the browser tells. */
export function originsAround({ location, document }: Pick<FramedPage, 'location' | 'document'>): readonly string[] {
  if (location.ancestorOrigins !== undefined) return [...location.ancestorOrigins]
  // Such a browser only names the page that opened the frame.
  return URL.canParse(document.referrer) ? [new URL(document.referrer).origin] : []
}
