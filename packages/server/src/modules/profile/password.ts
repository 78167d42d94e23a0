import type { UserErrorCode } from '@somo/graphql/schema'

const shortest = 10
const longest = 200

/**
 * The most common passwords that are long enough to be typed here, and the product's own name (NIST SP 800-63B,
 * section 5.1.1.2: no rules of composition, but a list of what is tried first).
 */
const common = new Set([
  'password12',
  'password123',
  'password1234',
  'password12345',
  'password123456',
  'passw0rd123',
  'p@ssw0rd123',
  'passwordpassword',
  'mypassword',
  'mypassword1',
  'newpassword',
  'changeme123',
  'changeme1234',
  'letmein123',
  'letmein1234',
  'welcome123',
  'welcome1234',
  'welcome12345',
  'iloveyou12',
  'iloveyou123',
  'iloveyou1234',
  'qwertyuiop',
  'qwertyuiop123',
  'qwerty1234',
  'qwerty12345',
  'qwerty123456',
  'qwertzuiop',
  'qwertz1234',
  'asdfghjkl1',
  'asdfghjkl123',
  'asdfghjklö',
  'asdfasdfasdf',
  'zxcvbnm123',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'zaq12wsxcde3',
  'q1w2e3r4t5',
  'q1w2e3r4t5y6',
  'abc1234567',
  'abcd123456',
  'abcd1234567',
  'a123456789',
  'a1234567890',
  'aa12345678',
  'aa123456789',
  '123456789a',
  '1234567890a',
  '123456789q',
  '1234512345',
  '123456123456',
  '123123123123',
  '1231231231',
  '1212121212',
  '121212121212',
  '1122334455',
  '112233445566',
  '0987654321',
  '9876543210',
  '1234567891',
  '12345678910',
  '1234567899',
  '1029384756',
  '147258369147',
  '1472583690',
  '7894561230',
  '0123456789',
  '123qweasdzxc',
  '123qwe123qwe',
  'qweasdzxc123',
  'superman123',
  'football123',
  'baseball123',
  'basketball',
  'basketball1',
  'chocolate1',
  'sunshine123',
  'princess123',
  'dragon1234',
  'monkey1234',
  'michael123',
  'jordan2323',
  'liverpool1',
  'liverpool123',
  'manchester',
  'manchester1',
  'arsenal123',
  'chelsea123',
  'barcelona1',
  'realmadrid',
  'realmadrid1',
  'administrator',
  'administrator1',
  'admin12345',
  'admin123456',
  'adminadmin',
  'adminadmin1',
  'rootroot12',
  'secret1234',
  'secret12345',
  'geheim1234',
  'geheim12345',
  'passwort12',
  'passwort123',
  'passwort1234',
  'hallo12345',
  'hallohallo',
  'schatz1234',
  'ichliebedich',
  'karibu1234',
  'nenosiri12',
  'nenosiri123',
  'nakupenda1',
  'nakupenda123',
  'tanzania123',
  'kenya12345',
  'nairobi123',
  'yesujesus1',
  'jesuschrist',
  'somosomosomo',
  'somosomo12',
  'somosomo123',
  'somo123456',
  'somo1234567',
  'somo12345678',
  'learner123',
  'student123',
  'student1234',
  'teacher123',
  'teacher1234',
  'school1234',
  'internet123',
  'computer123',
])

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/** True for one character over and over, and for a row such as 1234567890 or zyxwvutsrq. */
function isRow(text: string): boolean {
  const points = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)))
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step))
}

/** What a person is called, which whoever guesses tries first. */
export interface PersonNames {
  readonly username: string | null
  readonly email: string | null
  readonly givenName: string | null
  readonly familyName: string | null
}

function isTheirName(text: string, { username, email, givenName, familyName }: PersonNames): boolean {
  const both = [givenName, familyName].filter((part) => part !== null)
  const names = [username, email, email?.split('@')[0], givenName, familyName]
  const joined = [
    both.join(' '),
    both.join(''),
    both.join('.'),
    both.toReversed().join(' '),
    both.toReversed().join(''),
  ]
  return [...names, ...joined].some((name) => name !== null && name !== undefined && plain(name) === text)
}

/**
 * Answers what is wrong with a new password, null where nothing is: 10 to 200 characters, not the present one, not what
 * the person is called, and none that everybody tries.
 */
export function checkPassword(next: string, current: string, names: PersonNames): UserErrorCode | null {
  const letters = Array.from(next).length
  if (letters < shortest) return 'TOO_SHORT'
  if (letters > longest) return 'TOO_LONG'
  const text = plain(next)
  const isWeak = next === current || common.has(text) || isRow(text) || isTheirName(text, names)
  return isWeak ? 'WEAK_PASSWORD' : null
}
