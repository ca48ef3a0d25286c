import { expect, test } from 'vitest'
import { isLoopback, isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::FFFF:10.0.0.1',
  '0:0:0:0:0:ffff:c0a8:0101',
  '::127.0.0.1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '64:ff9b::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  '2001:db8::1',
  '2001:0:1::1',
  'localhost',
  '2130706433',
  '',
])('"%s" is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
  '::ffff:8.8.8.8',
])('"%s" is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('loopback addresses are distinguished from other private addresses', () => {
  expect(isLoopback('127.0.0.1')).toBe(true)
  expect(isLoopback('::1')).toBe(true)
  expect(isLoopback('10.0.0.1')).toBe(false)
})
