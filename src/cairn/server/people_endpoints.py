"""The requests about people: making an account, logging in and out, and sessions."""

from typing import Final

from cairn.server import manners, people, taking
from cairn.server.accounts import Account, end_others
from cairn.server.calls import Call, Endpoint
from cairn.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from cairn.server.history import turns
from cairn.server.wire_life import Nothing
from cairn.server.wire_people import (
    AccountInfo,
    BeCalled,
    CallNoMore,
    Credentials,
    Done,
    Email,
    EndSession,
    ForgetMe,
    NewPassword,
    Waiting,
)


async def account(call: Call) -> AccountInfo:
    """Who you are, and where you have logged in."""
    await call.tables.accounts.seen(call.browser)
    return _info(call, call.holder, call.browser)


def _info(call: Call, holder: str, browser: str) -> AccountInfo:
    accounts, callers = call.tables.accounts, call.tables.callers
    found = accounts.account(holder)
    return AccountInfo(
        name="" if found is None else found.name,
        made=0.0 if found is None else found.made,
        sessions=[] if found is None else accounts.sessions(found, browser),
        email="" if found is None else found.email,
        email_confirmed=found is not None and found.is_confirmed,
        can_mail=callers.calling.post is not None,
        push_key=callers.push_key,
        pushes=callers.browsers(holder),
        shunned=manners.shunned(call.tables.store, holder),
    )


async def register(call: Call) -> AccountInfo:
    """Make an account, which takes over all that this browser held."""
    if call.tables.accounts.account(call.holder) is not None:
        raise Denied("no-two-accounts", {}, CONFLICT)
    asked: Credentials = call.body
    return await _enter(call, await call.tables.accounts.register(asked.name, asked.password, call.address))


async def log_in(call: Call) -> AccountInfo:
    """Play as your account, which takes over what this browser held as a guest."""
    asked: Credentials = call.body
    return await _enter(call, await call.tables.accounts.log_in(asked.name, asked.password, call.address))


async def _enter(call: Call, found: Account) -> AccountInfo:
    """Log a browser in: it gets a new token, and its guest's tables go to the account."""
    accounts = call.tables.accounts
    token = await accounts.open_session(found, call.device)
    call.tokens.append(token)
    if call.holder == call.browser:
        await people.adopt(call.tables, call.browser, found.id)
    else:
        await accounts.log_out(call.browser)
        people.part(call.tables, call.holder)
    return _info(call, found.id, call.token_hash())


async def log_out(call: Call) -> AccountInfo:
    """Be a guest again, with nothing."""
    await call.tables.accounts.log_out(call.browser)
    people.part(call.tables, call.holder)
    call.renew()
    return _info(call, call.token_hash(), call.token_hash())


async def password(call: Call) -> AccountInfo:
    """Change your password; every other browser has to log in again."""
    mine = _mine(call)
    accounts = call.tables.accounts
    await accounts.check(mine, call.body.old)
    await accounts.change_password(mine, call.browser, call.body.new)
    people.part(call.tables, mine.id)
    return _info(call, mine.id, call.browser)


async def end_session(call: Call) -> AccountInfo:
    """End a session of yours, or all others."""
    mine = _mine(call)
    asked: EndSession = call.body
    if asked.id:
        await call.tables.accounts.end_session(mine, asked.id)
    else:
        await call.tables.store.write([end_others(mine.id, call.browser)])
    people.part(call.tables, mine.id)
    return _info(call, call.tables.accounts.holder(call.browser), call.browser)


async def archive(call: Call) -> bytes:
    """All that is kept of you, to take along."""
    call.tables.limits.seldom("archive", call.holder)
    return await taking.archive(call.tables.store, call.tables.accounts, call.holder, call.browser)


async def forget(call: Call) -> AccountInfo:
    """Forget you: account, names and chat; where you play, a bot plays on."""
    mine = call.tables.accounts.account(call.holder)
    if mine is not None:
        await call.tables.accounts.check(mine, call.body.password)
    await people.forget(call.tables, call.holder)
    call.renew()
    return _info(call, call.token_hash(), call.token_hash())


async def be_called(call: Call) -> AccountInfo:
    """Be called to your move in this browser."""
    asked: BeCalled = call.body
    callers = call.tables.callers
    await callers.subscribe(call.holder, asked.endpoint, asked.p256dh, asked.auth, asked.language)
    return _info(call, call.holder, call.browser)


async def call_no_more(call: Call) -> AccountInfo:
    """Be called in this browser no more."""
    await call.tables.callers.unsubscribe(call.holder, call.body.endpoint)
    return _info(call, call.holder, call.browser)


async def email(call: Call) -> AccountInfo:
    """Have another mail address, or none; a mail asks whether it is right."""
    await call.tables.callers.set_email(_mine(call), call.body.address, call.body.language)
    return _info(call, call.holder, call.browser)


async def confirm_email(call: Call) -> Done:
    """The address of an account is right: this key came with a mail."""
    await call.tables.callers.confirm(_keyed(call))
    return Done()


async def end_email(call: Call) -> Done:
    """Send no more mail to the address whose mail had this key."""
    await call.tables.callers.end_mail(_keyed(call))
    return Done()


def _keyed(call: Call) -> Account:
    found = call.tables.accounts.with_key(call.query.get("key", ""))
    if found is None:
        raise Denied("no-mail-key", {}, NOT_FOUND)
    return found


async def waiting(call: Call) -> Waiting:
    """How many tables wait for you."""
    return Waiting(turns(call.tables.store, call.holder))


def _mine(call: Call) -> Account:
    """The account of the asking browser."""
    found = call.tables.accounts.account(call.holder)
    if found is None:
        raise Denied("no-account-here", {}, FORBIDDEN)
    return found


PEOPLE: Final = [
    Endpoint("GET", "/api/account", "Who you are, and where you have logged in.", AccountInfo, account),
    Endpoint(
        "POST",
        "/api/account",
        "Make an account, which takes over all that this browser held; the browser gets a new token.",
        AccountInfo,
        register,
        Credentials,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/account/login",
        "Play as your account, which takes over what this browser held as a guest.",
        AccountInfo,
        log_in,
        Credentials,
    ),
    Endpoint("POST", "/api/account/logout", "Be a guest again, with nothing.", AccountInfo, log_out, Nothing),
    Endpoint(
        "POST",
        "/api/account/password",
        "Change your password; every other browser has to log in again.",
        AccountInfo,
        password,
        NewPassword,
    ),
    Endpoint(
        "POST",
        "/api/account/end_session",
        "End a session of yours, or all others.",
        AccountInfo,
        end_session,
        EndSession,
    ),
    Endpoint(
        "GET",
        "/api/account/archive",
        "All that is kept of you: one JSON, and the files of your matches.",
        bytes,
        archive,
    ),
    Endpoint(
        "POST",
        "/api/account/forget",
        "Forget you: account, names and chat; where you play, a bot plays on.",
        AccountInfo,
        forget,
        ForgetMe,
    ),
    Endpoint(
        "POST",
        "/api/account/call",
        "Be called to your move in this browser.",
        AccountInfo,
        be_called,
        BeCalled,
    ),
    Endpoint(
        "POST",
        "/api/account/call_no_more",
        "Be called in this browser no more.",
        AccountInfo,
        call_no_more,
        CallNoMore,
    ),
    Endpoint(
        "POST",
        "/api/account/email",
        "Have another mail address, or none; a mail asks whether it is right.",
        AccountInfo,
        email,
        Email,
    ),
    Endpoint(
        "POST",
        "/api/mail/confirm",
        "The address of an account is right: this key came with a mail.",
        Done,
        confirm_email,
        query=("key",),
    ),
    Endpoint(
        "POST",
        "/api/mail/end",
        "Send no more mail to the address whose mail had this key.",
        Done,
        end_email,
        query=("key",),
    ),
    Endpoint("GET", "/api/waiting", "How many tables wait for you.", Waiting, waiting),
]
