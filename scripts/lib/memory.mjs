import { setFlagsFromString } from 'node:v8'

/*
 * Imported first. What a request needs is garbage a moment later. V8 keeps it with what is new, unless many requests in a busy
 * moment made it believe that such things live long: then it puts them with what is old, by a decision that it does not take back,
 * and the process grows to twice its size and works at half its speed (docs/decisions/0028).
 */
setFlagsFromString('--no-allocation-site-pretenuring')
// The room for what is new stays as small as it is at the start: growing makes nothing faster here, and takes 50 MB.
setFlagsFromString('--semi-space-growth-factor=1')
