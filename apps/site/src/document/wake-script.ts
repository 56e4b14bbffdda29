import { createHash } from 'node:crypto'

/**
 * The only script of a document that a visitor reads without touching anything; it is in the head, so that no touch comes
 * too early, and waits for the whole document with what needs it. At the first intent it loads the visitor's
 * script, which is enough for menus and links; and the entry, an island or the application, once something is touched that
 * needs it: a control or what says so by `data-interactive`; or, as `when` says, once
 * the browser is idle, or now. The application needs no visitor's script where it begins now. Clicks on controls that need it are kept, to be carried out after
 * hydration. The script also reports the page hit. Fields marked `data-today` begin with the visitor's day, which the
 * server does not know, before anybody sees them without. What differs between documents is in the element's data
 * attributes, so that the text and its hash in the Content-Security-Policy stay the same. Links, popover buttons and forms
 * with an `action` work by themselves: they are left alone.
 */
export const wakeScript = `(()=>{
const {entry,modules,visitor,when,hit}=document.currentScript.dataset
const whole=(act)=>document.readyState==='loading'?addEventListener('DOMContentLoaded',act,{once:true}):act()
whole(()=>{for(const input of document.querySelectorAll('input[data-today]'))input.value||=new Date().toLocaleDateString('en-GB')})
const intents=['pointerover','pointerdown','touchstart','focusin','keydown']
const own='form[action] *,[popovertarget]'+(visitor?',nav *':'')
const control=':is(button,[type=submit]):not('+own+')'
const interactive=':is(main :is(input,select,textarea),[data-interactive],[data-interactive] *):not('+own+'),'+control
const clicks=[]
let awake=false
let touched=false
const begin=()=>{
if(touched||!visitor)return
touched=true
whole(()=>import(visitor).catch((error)=>{touched=false;console.error(error)}))
}
const wake=()=>{
begin()
if(awake)return
awake=true
for(const href of modules.split(' ').filter(Boolean))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))
whole(()=>import(entry).catch((error)=>{awake=false;console.error(error)}))
}
const touch=(event)=>{
if(!visitor||event.target.closest?.(interactive))wake()
else begin()
}
const keep=(event)=>{
const found=event.target.closest(control)
if(!found)return
event.preventDefault()
clicks.push(found)
wake()
}
const listen=(change)=>{
for(const intent of intents)change(intent,touch,{capture:true,passive:true})
change('click',keep,true)
}
listen(addEventListener)
window.sitewrightWake=wake
window.sitewrightClicks=()=>{listen(removeEventListener);return clicks.splice(0)}
const idle=window.requestIdleCallback||setTimeout
const settle=()=>idle(()=>{
if(when==='idle')wake()
if(hit)fetch('/api/1/public/page-hit.json.php',{method:'POST',keepalive:true,headers:{'content-type':'application/json','x-requested-with':'Sitewright'},body:'{"id":'+hit+'}'}).catch(console.error)
})
if(when==='now')wake()
if(document.readyState==='complete')settle()
else addEventListener('load',settle)
})()`

/** The source that allows it in a Content-Security-Policy. */
export const wakeScriptHash = `'sha256-${createHash('sha256').update(wakeScript).digest('base64')}'`
