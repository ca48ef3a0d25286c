import { expect, test } from 'vitest'
import { cries, harmless as lookAlikes } from './crisis-test-texts.ts'
import { crisisIn } from './crisis-words.ts'

const crises = {
  suicide: [
    'I want to die',
    'i wanna die',
    'I just want to die already',
    'I WANT 2 DIE',
    'mi waan dead',
    'Mi jus waan dead',
    'mi nuh waan live',
    'mi nuh waan live nuh more',
    'Mi feel like mi waan kill miself',
    'mi a go kill miself',
    'mi ago kill mi self tonight',
    'I want to kill myself',
    'i want to kill my self',
    'i wnat to kil myslef',
    'k1ll myself',
    'k i l l myself',
    'thinking about killing myself',
    'I keep thinking about suicide',
    'im sucidal',
    'I feel suicidial',
    'suiside is all i think about',
    'how to commit suicde',
    "I don't want to be alive",
    'i don’t want to live anymore',
    'I dont want to wake up tomorrow',
    'i cyaan tek di pain no more mi a guh end it',
    'yuh tink anybody would care if mi gone',
    'mi just waan sleep and no wake up',
    "I don't want to be here anymore",
    'there is no reason to live',
    'I have nothing to live for',
    'mi nuh have nutten fi live fa',
    'no point in living',
    'life is not worth living',
    'Life nuh worth it',
    'everyone would be better off without me',
    'unu better off widout mi',
    'I wish I was dead',
    'wish i was never born',
    'I am going to end my life',
    'i want to end it all',
    'gonna take my own life',
    'mi a go tek mi life',
    'I cut myself when I feel sad',
    'ive been cutting myself',
    'i keep hurting myself',
    'I want to hurt myself',
    'self harm',
    'mi tired a life',
    'tired of living',
    'mi tyad fi live',
    'mi cyaan tek life again',
    "I can't go on like this",
    'wanna unalive myself',
    'gonna kms',
    'i want to jump off a bridge',
    'I took all my pills',
    'mi a go drink gramoxone',
    'I am planning to overdose',
    'going to hang myself',
    'mi a go heng miself',
    'my friend says she wants to kill herself',
    'nobody would care if I died',
    'I would rather be dead',
    'i failed csec and i want to diiiiie',
    'I gave up on life',
  ],
  abuse: [
    'my stepfather beats me',
    'my aunt lock me in the house and beat mi',
    'mentor told me to meet him at his house alone',
    'my guardian hits me when she sees my progress',
    'mi stepfather beat mi every night',
    'him a beat mi',
    'my uncle touches me at night',
    'my teacher keeps touching me',
    'I was raped',
    'mi get rape',
    'my dad hits me with a belt',
    'I am being abused at home',
    'my boyfriend choked me',
    'he is threatening to post my nudes',
    'my boss forced me to have sex',
    'not safe at home',
    'mi nuh safe a yard',
    'he keeps asking me for nudes',
    'mi fraid fi go home cause a him',
  ],
  danger: [
    'my boss took my passport',
    'mi guardian seh she ago hurt mi',
    'mi mentor a threaten mi',
    'mi mentor seh if mi tell anybody him a go hurt mi family',
    'dem tek weh mi passport',
    "they won't let me leave",
    'he threatened to kill me',
    'him seh him a go kill mi',
    'somebody is trying to kill me',
    'they are forcing me to sell my body',
    'mi a go kill him',
    'I want to stab my stepfather',
    'I was trafficked',
  ],
} as const

const harmless = [
  'my girlfriend came first in the class and hit me with the good news',
  'this exam is killing me',
  'These assignments are killing me!',
  'I killed it at the interview',
  'How do I kill it in my presentation?',
  'I am dying to know if I got the job',
  'mi dead wid laugh',
  'mi dead fi know di result',
  'I nearly died laughing',
  'my phone died during the call',
  'What is the deadline for HEART?',
  'my mom is going to kill me if I fail maths',
  'Mommy a go kill mi if mi fail',
  'how do I kill a process in Linux',
  'dead stock in a shop',
  'I am dead tired after work',
  'how do I become a hairdresser, I love cutting hair',
  'I cut myself shaving before the interview',
  'I hurt myself playing football',
  'can I cut myself some slack',
  'killing time until the bus comes',
  'I killed myself laughing',
  'I am killing myself studying for CSEC',
  'I want to end my contract early',
  'how do I end my cover letter',
  'I want to live in Kingston',
  "I don't want to live with my parents",
  "I don't want to live in the country",
  "I don't want to wake up early for work",
  'mi no wake up early on Sunday',
  'guh end it there',
  'would anybody care if mi gone home early',
  'mi a guh end it with mi boyfriend',
  "I don't want to go on camera",
  'I am tired of life in the country',
  'how do I take my life to the next level',
  'I want to take my career seriously',
  'my boss beat me in dominoes',
  'she beat me to it',
  'my teacher hit me with a pop quiz',
  'how do I beat the other applicants',
  'the interview hit me hard',
  'work a beat mi',
  'I am sick of living with my parents',
  'life skills course',
  'tired of life science homework',
  'suicide squad is my favourite film',
  'we ran suicide sprints at training',
  'an abuse of power in history class',
  'how to report harassment at work policy',
  'grape farming in Jamaica',
  'rapping as a career',
  'therapist jobs in Kingston',
  'how can I become a suicide prevention counsellor? I mean is there a course',
  'I need a passport photo',
  'I took my passport photo yesterday',
  'my boss wont let me leave early',
  'what is a traffic controller',
  'the bug in my code is killing the server',
  'dead-end job, how do I leave',
  'I would die for a job at that company',
  "I'd rather die than take that bus again",
  'that joke had me dead',
  'mi phone dead',
  'mi hungry mi dead',
  'I shoot videos, how do I get clients',
  'want to shoot a photo for my profile',
  'how do I stop killing my houseplants',
  'we murdered that song at choir',
  'is being a butcher or meat cutter a good job',
  'what happens if I fail',
  'I feel sad that I did not get the job',
  'I give up on maths',
  'how many kms can I drive for work',
  'he ran 5 kms',
  'I want to disappear from social media for exams',
  'the boss touched base with me',
  'her story touched me',
]

test.each(Object.entries(crises).flatMap(([kind, all]) => all.map((text) => [text, kind])))(
  '"%s" gets the help card for %s',
  (text, kind) => {
    expect(crisisIn(text)).toBe(kind)
  },
)

test.each(harmless.map((text) => [text]))('"%s" is everyday talk', (text) => {
  expect(crisisIn(text)).toBeNull()
})

test('crisis words are found inside a longer text, on any line, and in capitals', () => {
  const text = 'How do I write a CV?\nI have no experience.\nHONESTLY MI NUH WAAN LIVE. Thanks'
  expect(crisisIn(text)).toBe('suicide')
})

test.each([
  'i w a n t to d i e',
  'I w.a.n.t t.o d.i.e',
  'mi stepfada beat mi every day',
  'my teacher sent me nudes and wants mine',
  'they want me to scam or they will kill me',
  "i don't see a reason to go on",
  'i wish i would never wake up',
  'і wаnt tо dіе',
])('a text that used to be missed is found: %s', (text) => {
  expect(crisisIn(text)).not.toBeNull()
})

test.each([
  ['im gona cut myself tonight', 'suicide'],
  ['whats the point of living', 'suicide'],
  ['mi cyaan tek it no more', 'suicide'],
  ['i hate myself and want to dissapear', 'suicide'],
  ['mi uncle a trouble mi a night time', 'abuse'],
])('an idea is found in any words: %s', (text, kind) => {
  expect(crisisIn(text)).toBe(kind)
})

test.each([
  'I cut myself while shaving before the interview',
  'I need to cut myself some slack this week',
  'mi cyaan tek di heat inna di bus no more',
  'I cant take this class anymore, it clashes with work',
  'whats the point of going to college in Jamaica',
  'my money disappears before Friday and I want it to stop',
  'mi bredda a trouble mi when mi a study',
])('the same words in everyday talk are left alone: %s', (text) => {
  expect(crisisIn(text)).toBeNull()
})

test('cries for help that no rule was written for are found, and everyday talk is ignored', () => {
  expect(cries.filter((text) => crisisIn(text) === null)).toEqual([])
  // One false positive is intended: a joke about wanting to be dead is better answered than not.
  expect(lookAlikes.filter((text) => crisisIn(text) !== null)).toEqual([
    'mi want fi dead now after that embarrassing speech lol',
  ])
})

test('a cry is found anywhere in a long text', () => {
  for (let before = 0; before < 900; before += 37) {
    const text = `${'so '.repeat(before)}and i want to die ${'and more '.repeat(200)}`
    expect([before, crisisIn(text)]).toEqual([before, 'suicide'])
  }
})
