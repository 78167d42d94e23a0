/** The browser and the system that a description names; null where it does not tell. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

type Marks = readonly (readonly [mark: RegExp, name: string])[]

// Most browsers name the ones they descend from as well, so the particular ones come first.
const browsers: Marks = [
  [/\bOpera Mini\//, 'Opera Mini'],
  [/\b(OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(UCBrowser|UBrowser)\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bSilk\//, 'Silk'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

const systems: Marks = [
  [/\bKAIOS\//i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
]

const nameOf = (marks: Marks, text: string): string | null => marks.find(([mark]) => mark.test(text))?.[1] ?? null

/**
 * Reads a `User-Agent` header: the common browsers and systems by the marks they have long carried (RFC 9110, section
 * 10.1.5). Versions are frozen or wrong in many of them, so none is answered.
 */
export function readDevice(userAgent: string | null): Device {
  const text = userAgent ?? ''
  return { browser: nameOf(browsers, text), system: nameOf(systems, text) }
}
