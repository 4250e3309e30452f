## What strangers may do, and how often
no-bug-noted = Something went wrong, and it is our fault. Nothing has changed; the server has noted it in its log.
no-requests-so-fast = Too many requests came from here; please wait { $seconds } s.
no-messages-so-fast = Too many messages came from here; please wait { $seconds } s.
no-tables-so-fast = Too many new tables came from here; please wait { $seconds } s.
no-sockets-so-many = From here { $n } tables are open at once, and more cannot be; close one of them.
no-table-so-full = { $n } people are watching this table, and more cannot.
no-chat-here-so-fast = So much is being said that nobody can read it; please wait { $seconds } s.
no-such-host = This server does not serve the name { $name }; whoever runs it can start it with --host-name { $name }.
no-store-twice = Another server is using { $file }; stop it first, or name another file.
no-store-open = The file { $file } cannot be opened: { $problem }.
