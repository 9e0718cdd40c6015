import fc from 'fast-check'
import { hostileFields, hostileText, nearlyProperFields } from './hostile'
import { parseMessage } from '@/lib/assistant/http/message-schema'
import { parseRequest } from '@/lib/contact/request/schema'
import { staffEmailText, staffEmailView } from '@/lib/contact/request/staff-view'
import { clientAddress } from '@/lib/platform/limits/client-address'
import { readBody } from '@/lib/platform/http/read-body'
import { isSameOrigin } from '@/lib/platform/http/same-origin'

const reserved = ['__proto__', 'constructor', 'prototype']
const reorders = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
// Everything but tab and line break.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

function bodyOf(bytes: Uint8Array, type: string): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body: Buffer.from(bytes),
    headers: { 'content-type': type },
  })
}

const encoded = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  hostileFields.map((fields) => Buffer.from(JSON.stringify(fields))),
  hostileText.map((text) => Buffer.from(`a=${text}&${text}`)),
)

/** Properties of request validation that hold for any input. Each throws on the first counterexample. */
export const requestValidationProperties = {
  'a body is read or refused, and brings no name of the language': fc.asyncProperty(
    encoded,
    fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain'),
    async (bytes, type) => {
      const body = await readBody(bodyOf(bytes, type))
      if (body.ok) check(!reserved.some((name) => Object.hasOwn(body.fields, name)), 'a reserved name')
      else check(['malformed', 'too-large', 'unsupported-type'].includes(body.code), 'no known code')
    },
  ),
  'a request is refused by field, or clean in all that the staff see': fc.asyncProperty(
    fc.oneof(hostileFields, nearlyProperFields),
    async (fields) => {
      const result = parseRequest(fields)
      if (!result.ok) return check(Object.keys(result.fields).length > 0, 'refused for nothing')
      const { message: _message, ...lines } = result.request
      for (const line of Object.values(lines))
        check(!controls.test(line) && !/[\t\n]/.test(line), 'a broken line')
      check(!/[,;\s<>]/.test(lines.email) && lines.email.split('@').length === 2, 'not one address')
      const received = {
        request: result.request,
        reference: 'HS-0000-0000',
        receivedAt: new Date(0),
        callBy: new Date(0),
        closed: null,
        openUntil: null,
        marks: [],
      }
      const text = staffEmailText(staffEmailView(received))
      check(!reorders.test(text) && !controls.test(text), 'a character that hides or reorders')
    },
  ),
  'a message to the assistant is refused or can be seen': fc.asyncProperty(
    fc.oneof(
      hostileFields,
      hostileText.map((message) => ({ message })),
    ),
    async (fields) => {
      const result = parseMessage(fields)
      if (result.ok)
        check(
          /\S/u.test(result.message.text) && [...result.message.text].length <= 1000,
          'nothing, or too much',
        )
      else check(['required', 'too-long', 'invalid'].includes(result.error), 'no known code')
    },
  ),
  'no origin but our own is ours': fc.asyncProperty(
    fc.oneof(
      hostileText,
      fc.webUrl(),
      fc.domain().map((name) => `https://spine.example.com.${name}`),
    ),
    async (text) => {
      const origin = text.replace(/[^\x21-\x7e]/g, '')
      fc.pre(!['https://spine.example.com', 'http://localhost', 'https://localhost'].includes(origin))
      check(!isSameOrigin(new Headers({ origin, host: 'localhost' }), 'https://spine.example.com'), origin)
    },
  ),
  'whoever writes X-Forwarded-For is counted as an address, a network or unknown': fc.asyncProperty(
    fc.oneof(hostileText, fc.ipV4(), fc.ipV6()),
    fc.oneof(hostileText, fc.ipV4(), fc.ipV6()),
    async (left, right) => {
      const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '')
      const headers = new Headers({ 'x-forwarded-for': `${printable(left)}, ${printable(right)}` })
      const counted = clientAddress(headers, 1)
      check(/^(\d+\.\d+\.\d+\.\d+|[0-9a-f:]+::\/64|unknown)$/.test(counted), counted)
    },
  ),
}
